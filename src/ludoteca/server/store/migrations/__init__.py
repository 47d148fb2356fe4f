"""The migrations of the database: one script in `versions/` for each change, run by `store.migrate` on start.

To add one, write a script with the next number, name it in `REVISION` in `store/schema.py`, and change the tables there
accordingly; a test compares the two. A script is also needed if no table changes but an older version would misread
newly stored data: older versions refuse a revision they do not know. `tests/upgrade` holds databases of older versions,
which every version must open.
"""
