"""Tools that measure, and decide nothing by themselves."""
