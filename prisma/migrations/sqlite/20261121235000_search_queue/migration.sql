-- SQLite's search index has no queue: nothing to do.
SELECT 1;
