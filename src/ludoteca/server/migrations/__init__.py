"""The history of the database: one script in `versions/` for each change, carried out by `store.migrate` on start.

A new one is written like the last, with the next number; `REVISION` in `store/schema.py` names it, and the tables there
are changed alike. A test compares the two.
"""
