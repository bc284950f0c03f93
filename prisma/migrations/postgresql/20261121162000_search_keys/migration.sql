-- SQLite alone needs this one.
SELECT 1;
