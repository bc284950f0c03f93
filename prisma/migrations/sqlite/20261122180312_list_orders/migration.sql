-- CreateIndex
CREATE INDEX "jobs_employer_id_status_close_date_id_idx" ON "jobs"("employer_id", "status", "close_date", "id");

-- CreateIndex
CREATE INDEX "jobs_employer_id_status_updated_at_id_idx" ON "jobs"("employer_id", "status", "updated_at", "id");

-- Titles by what a search compares, as far as the first 112 bytes: see job-orders.ts, whose expression this is.
CREATE INDEX jobs_titles ON jobs (employer_id, status,
  substr(CAST(substr(search_text, 1, instr(search_text, char(10)) - 1) AS BLOB), 1, 112), id);
