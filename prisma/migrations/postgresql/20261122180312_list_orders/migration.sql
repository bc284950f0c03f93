-- CreateIndex
CREATE INDEX "jobs_employer_id_status_close_date_id_idx" ON "jobs"("employer_id", "status", "close_date", "id");

-- CreateIndex
CREATE INDEX "jobs_employer_id_status_updated_at_id_idx" ON "jobs"("employer_id", "status", "updated_at", "id");

-- Titles by what a search compares, as far as the first 112 bytes: see job-orders.ts.
CREATE FUNCTION job_title_order(search_text TEXT) RETURNS BYTEA LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT substr(convert_to(split_part(search_text, E'\n', 1), 'UTF8'), 1, 112)
$$;

CREATE INDEX jobs_titles ON jobs (employer_id, status, job_title_order(search_text), id);
