-- CreateTable
CREATE TABLE "job_counts" (
    "employer_id" INTEGER NOT NULL,
    "day" TEXT NOT NULL,
    "confidential" BOOLEAN NOT NULL,
    "status" TEXT NOT NULL,
    "jobs" INTEGER NOT NULL,

    CONSTRAINT "job_counts_pkey" PRIMARY KEY ("employer_id","day","confidential","status")
);

-- Counts of jobs by day, and with the day '' of all days, kept by triggers so that no way of writing can forget them.
INSERT INTO job_counts (employer_id, day, confidential, status, jobs)
SELECT employer_id, publish_date, confidential, status, count(*) FROM jobs GROUP BY 1, 2, 3, 4
UNION ALL SELECT employer_id, '', confidential, status, count(*) FROM jobs GROUP BY 1, 3, 4;

-- Counters are taken in one order, so that writers wait for each other rather than deadlock.
CREATE FUNCTION job_counts_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO job_counts AS kept (employer_id, day, confidential, status, jobs)
    SELECT employer_id, counted.day, confidential, status, count(*) FROM added
      CROSS JOIN LATERAL (VALUES (''), (publish_date)) AS counted (day)
    GROUP BY 1, 2, 3, 4 ORDER BY 1, 2, 3, 4
    ON CONFLICT (employer_id, day, confidential, status) DO UPDATE SET jobs = kept.jobs + excluded.jobs;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO job_counts AS kept (employer_id, day, confidential, status, jobs)
    SELECT employer_id, counted.day, confidential, status, -count(*) FROM gone
      CROSS JOIN LATERAL (VALUES (''), (publish_date)) AS counted (day)
    GROUP BY 1, 2, 3, 4 ORDER BY 1, 2, 3, 4
    ON CONFLICT (employer_id, day, confidential, status) DO UPDATE SET jobs = kept.jobs + excluded.jobs;
  ELSE
    INSERT INTO job_counts AS kept (employer_id, day, confidential, status, jobs)
    SELECT employer_id, counted.day, confidential, status, sum(change) FROM (
      SELECT employer_id, publish_date, confidential, status, 1 AS change FROM added
      UNION ALL SELECT employer_id, publish_date, confidential, status, -1 FROM gone) AS changed
      CROSS JOIN LATERAL (VALUES (''), (publish_date)) AS counted (day)
    GROUP BY 1, 2, 3, 4 HAVING sum(change) <> 0 ORDER BY 1, 2, 3, 4
    ON CONFLICT (employer_id, day, confidential, status) DO UPDATE SET jobs = kept.jobs + excluded.jobs;
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER job_counts_insert AFTER INSERT ON jobs REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION job_counts_change();
CREATE TRIGGER job_counts_delete AFTER DELETE ON jobs REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION job_counts_change();
CREATE TRIGGER job_counts_update AFTER UPDATE ON jobs REFERENCING OLD TABLE AS gone NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION job_counts_change();

-- The search index: parts of three characters by pg_trgm, terms of one or two characters by an index of their own.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
CREATE EXTENSION IF NOT EXISTS btree_gin;

CREATE FUNCTION job_search_grams(search_text TEXT) RETURNS TEXT[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT array_agg(DISTINCT gram) FROM generate_series(1, length(search_text)) AS n
    CROSS JOIN LATERAL (VALUES (substr(search_text, n, 1)), (substr(search_text, n, 2))) AS grams (gram)
$$;

CREATE INDEX job_search ON jobs USING gin (employer_id, search_text gin_trgm_ops, job_search_grams(search_text));
