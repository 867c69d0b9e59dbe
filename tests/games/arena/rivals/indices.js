// A rival for 13 Indices: it strikes out the cases that an answer makes impossible, and asks what parts the rest best.
// Run it with node, or with anything that reads lines; it needs no package.
const BOX = {
  purple: "officer man parlor indoor knife melee",
  pink: "duke man market outdoor crossbow ranged",
  red: "butcher man library indoor poison melee",
  green: "countess woman park outdoor sword melee",
  yellow: "nurse woman museum indoor blowgun ranged",
  blue: "maid woman harbor outdoor rifle ranged",
  orange: "dancer woman theater indoor gun ranged",
  white: "sailor man plaza outdoor candlestick melee",
  brown: "florist woman rail_car indoor hammer melee",
  gray: "coachman man race_course outdoor bow ranged",
};
const traits = {}; // the colour and the category of each card
for (const [colour, row] of Object.entries(BOX))
  row.split(" ").forEach((word, i, all) => i % 2 || (traits[word] = [colour, all[i + 1]]));

let me, seats, seen, outer, asked, wrong;
const has = (about) => (card) => traits[card].includes(about);
const say = (answer) => process.stdout.write(JSON.stringify(answer) + "\n");

function hear({ event, fields }) {
  if (event === "HandDealt") fields.cards.forEach((card) => seen.add(card));
  if (event === "InformantSeen") seen.add(fields.card);
  if (event === "ScreenSeen") {
    [fields.left, fields.right, ...fields.outer].forEach((card) => seen.add(card));
    for (let i = 1; i < seats; i++) outer[(me + i) % seats] = fields.outer.slice(3 * i - 3, 3 * i);
  }
  if (event === "Asked" && fields.witness !== me) asked.push(fields);
  if (event === "Accused" && fields.by === me && !fields.right) wrong.add(fields.person + fields.place + fields.weapon);
}

// A witness sees the outer cards of all others, mine too, and two inner ones that I do not know.
function fits(card3, { witness, about, count, inner }) {
  if (inner) return true;
  const others = outer.filter((_, seat) => seat !== me && seat !== witness).flat();
  const unknown = count - [...others, ...card3].filter(has(about)).length;
  return unknown >= 0 && unknown <= 2;
}

function choose(legal) {
  const accusations = legal.filter(({ action }) => action === "Accuse");
  const open = accusations.filter(({ fields: { person, place, weapon } }) => {
    const cards = [person, place, weapon];
    return !wrong.has(cards.join("")) && !cards.some((card) => seen.has(card)) && asked.every((each) => fits(cards, each));
  });
  const known = new Set(asked.map(({ witness, about, inner }) => `${witness} ${about} ${inner}`));
  let best = null;
  for (const option of legal.filter(({ action }) => action === "Ask")) {
    const { witness, about, inner } = option.fields;
    if (known.has(`${witness} ${about} ${inner}`)) continue;
    const counts = open.map(({ fields: { person, place, weapon } }) => [person, place, weapon].filter(has(about)).length);
    const mean = counts.reduce((sum, each) => sum + each, 0) / counts.length;
    const spread = counts.reduce((sum, each) => sum + (each - mean) ** 2, 0);
    if (!best || spread > best.spread) best = { option, spread };
  }
  if (open.length && (open.length <= 2 || !best)) return { option: open[0], why: `${open.length} cases are left` };
  return best ? { option: best.option, why: `${open.length} cases are left` } : { option: legal[0], why: "no question" };
}

let legal = [];
require("readline").createInterface({ input: process.stdin }).on("line", (line) => {
  const told = JSON.parse(line);
  if (told.type === "hello") {
    ({ seat: me, seats } = told);
    [seen, outer, asked, wrong] = [new Set(), [], [], new Set()];
    say({ type: "hello", name: "Struck out" });
  }
  if (told.type === "account") told.steps.forEach(({ events }) => events.forEach(hear));
  if (told.type === "legal") legal = told.actions;
  if (told.type === "play") {
    const { option, why } = choose(legal);
    say({ type: "play", index: legal.indexOf(option), why });
  }
  if (told.type === "bye") process.exit();
});
