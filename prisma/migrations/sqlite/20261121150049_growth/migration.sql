-- CreateTable
CREATE TABLE "job_counts" (
    "employer_id" INTEGER NOT NULL,
    "day" TEXT NOT NULL,
    "confidential" BOOLEAN NOT NULL,
    "status" TEXT NOT NULL,
    "jobs" INTEGER NOT NULL,

    PRIMARY KEY ("employer_id", "day", "confidential", "status")
);

-- Counts of jobs by day, and with the day '' of all days, kept by triggers so that no way of writing can forget them.
INSERT INTO job_counts (employer_id, day, confidential, status, jobs)
SELECT employer_id, publish_date, confidential, status, count(*) FROM jobs GROUP BY 1, 2, 3, 4
UNION ALL SELECT employer_id, '', confidential, status, count(*) FROM jobs GROUP BY 1, 3, 4;

CREATE TRIGGER job_counts_insert AFTER INSERT ON jobs BEGIN
  INSERT INTO job_counts (employer_id, day, confidential, status, jobs)
  VALUES (NEW.employer_id, '', NEW.confidential, NEW.status, 1), (NEW.employer_id, NEW.publish_date, NEW.confidential, NEW.status, 1)
  ON CONFLICT DO UPDATE SET jobs = jobs + 1;
END;

CREATE TRIGGER job_counts_delete AFTER DELETE ON jobs BEGIN
  UPDATE job_counts SET jobs = jobs - 1 WHERE employer_id = OLD.employer_id AND day IN ('', OLD.publish_date)
    AND confidential = OLD.confidential AND status = OLD.status;
END;

CREATE TRIGGER job_counts_update AFTER UPDATE OF employer_id, publish_date, confidential, status ON jobs
WHEN (OLD.employer_id, OLD.publish_date, OLD.confidential, OLD.status) <> (NEW.employer_id, NEW.publish_date, NEW.confidential, NEW.status) BEGIN
  UPDATE job_counts SET jobs = jobs - 1 WHERE employer_id = OLD.employer_id AND day IN ('', OLD.publish_date)
    AND confidential = OLD.confidential AND status = OLD.status;
  INSERT INTO job_counts (employer_id, day, confidential, status, jobs)
  VALUES (NEW.employer_id, '', NEW.confidential, NEW.status, 1), (NEW.employer_id, NEW.publish_date, NEW.confidential, NEW.status, 1)
  ON CONFLICT DO UPDATE SET jobs = jobs + 1;
END;

-- The search index. Its rowid sorts as the list does: employer (17 bits), day since 2000 (15 bits), job (31 bits); jobs of
-- employers beyond 131071 are not in it. Terms of one or two characters have an index of their own: FTS5's has three.
CREATE VIRTUAL TABLE job_search USING fts5(status, audience, terms, content='', contentless_delete=1, tokenize='trigram case_sensitive 1');
CREATE VIRTUAL TABLE job_search_short USING fts5(grams, content='', contentless_delete=1, detail='none', tokenize='ascii');

CREATE TABLE job_search_positions (n INTEGER PRIMARY KEY);
WITH RECURSIVE counted (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM counted WHERE n < 8192)
INSERT INTO job_search_positions SELECT n FROM counted;

CREATE VIEW job_search_rows AS SELECT id AS job_id,
  employer_id << 46 | min(max(CAST(julianday(publish_date) - 2451544.5 AS INTEGER), 0), 32767) << 31 | id AS search_key,
  substr(status, 1, 3) AS status, iif(confidential, 'own', 'all') AS audience, search_text,
  (SELECT group_concat(DISTINCT hex(substr(search_text, n, 1))) || ',' || group_concat(DISTINCT hex(substr(search_text, n, 2)))
    FROM job_search_positions WHERE n <= length(search_text)) || ',' || substr(status, 1, 3) || ',' || iif(confidential, 'own', 'all') AS grams
FROM jobs WHERE employer_id < 131072;

INSERT INTO job_search (rowid, status, audience, terms) SELECT search_key, status, audience, search_text FROM job_search_rows;
INSERT INTO job_search_short (rowid, grams) SELECT search_key, grams FROM job_search_rows;

CREATE TRIGGER job_search_insert AFTER INSERT ON jobs BEGIN
  INSERT INTO job_search (rowid, status, audience, terms)
  SELECT search_key, status, audience, search_text FROM job_search_rows WHERE job_id = NEW.id;
  INSERT INTO job_search_short (rowid, grams) SELECT search_key, grams FROM job_search_rows WHERE job_id = NEW.id;
END;

CREATE TRIGGER job_search_delete AFTER DELETE ON jobs WHEN OLD.employer_id < 131072 BEGIN
  DELETE FROM job_search WHERE rowid =
    OLD.employer_id << 46 | min(max(CAST(julianday(OLD.publish_date) - 2451544.5 AS INTEGER), 0), 32767) << 31 | OLD.id;
  DELETE FROM job_search_short WHERE rowid =
    OLD.employer_id << 46 | min(max(CAST(julianday(OLD.publish_date) - 2451544.5 AS INTEGER), 0), 32767) << 31 | OLD.id;
END;

CREATE TRIGGER job_search_update AFTER UPDATE OF employer_id, publish_date, confidential, status, search_text ON jobs
WHEN (OLD.employer_id, OLD.publish_date, OLD.confidential, OLD.status, OLD.search_text)
  <> (NEW.employer_id, NEW.publish_date, NEW.confidential, NEW.status, NEW.search_text) BEGIN
  DELETE FROM job_search WHERE rowid =
    OLD.employer_id << 46 | min(max(CAST(julianday(OLD.publish_date) - 2451544.5 AS INTEGER), 0), 32767) << 31 | OLD.id;
  DELETE FROM job_search_short WHERE rowid =
    OLD.employer_id << 46 | min(max(CAST(julianday(OLD.publish_date) - 2451544.5 AS INTEGER), 0), 32767) << 31 | OLD.id;
  INSERT INTO job_search (rowid, status, audience, terms)
  SELECT search_key, status, audience, search_text FROM job_search_rows WHERE job_id = NEW.id;
  INSERT INTO job_search_short (rowid, grams) SELECT search_key, grams FROM job_search_rows WHERE job_id = NEW.id;
END;
