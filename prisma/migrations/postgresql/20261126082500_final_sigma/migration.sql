-- A search folds a final sigma into the ordinary one, so what it looks in has to be folded the same way.
UPDATE "jobs" SET "search_text" = replace("search_text", 'ς', 'σ') WHERE "search_text" LIKE '%ς%';
UPDATE "deleted_jobs" SET "search_text" = replace("search_text", 'ς', 'σ') WHERE "search_text" LIKE '%ς%';
