# What belongs to one person, at whatever tables they sit.

settings-title = **Your settings**, for all tables
settings-mail = { $wanted ->
    [yes] Your secrets come to you by direct message; **My desk** always shows them too.
   *[no] I send you no secrets: **My desk** shows them all, to you alone.
}
settings-set-mail = { $n ->
    [0] No direct messages
   *[1] Secrets by direct message
}
mail-declined = You have chosen to get no direct messages: the **My desk** button shows your secrets, to you alone. **/me settings** changes that.
mail-unopened = I’m writing to many new people just now, so your secrets may not come by direct message yet. The **My desk** button shows them, to you alone.
table-desks = -# Not everybody gets direct messages: **My desk** shows each of you your secrets, and nobody else.
