-- SQLite's "<<" and "|" bind alike, so the keys of the search index lacked the employer: made anew, with parentheses.
DROP TRIGGER job_search_delete;
DROP TRIGGER job_search_update;
DROP VIEW job_search_rows;

CREATE VIEW job_search_rows AS SELECT id AS job_id,
  (employer_id << 46) | (min(max(CAST(julianday(publish_date) - 2451544.5 AS INTEGER), 0), 32767) << 31) | id AS search_key,
  substr(status, 1, 3) AS status, iif(confidential, 'own', 'all') AS audience, search_text,
  (SELECT group_concat(DISTINCT hex(substr(search_text, n, 1))) || ',' || group_concat(DISTINCT hex(substr(search_text, n, 2)))
    FROM job_search_positions WHERE n <= length(search_text)) || ',' || substr(status, 1, 3) || ',' || iif(confidential, 'own', 'all') AS grams
FROM jobs WHERE employer_id < 131072;

INSERT INTO job_search (job_search) VALUES ('delete-all');
INSERT INTO job_search_short (job_search_short) VALUES ('delete-all');
INSERT INTO job_search (rowid, status, audience, terms) SELECT search_key, status, audience, search_text FROM job_search_rows;
INSERT INTO job_search_short (rowid, grams) SELECT search_key, grams FROM job_search_rows;

CREATE TRIGGER job_search_delete AFTER DELETE ON jobs WHEN OLD.employer_id < 131072 BEGIN
  DELETE FROM job_search WHERE rowid =
    (OLD.employer_id << 46) | (min(max(CAST(julianday(OLD.publish_date) - 2451544.5 AS INTEGER), 0), 32767) << 31) | OLD.id;
  DELETE FROM job_search_short WHERE rowid =
    (OLD.employer_id << 46) | (min(max(CAST(julianday(OLD.publish_date) - 2451544.5 AS INTEGER), 0), 32767) << 31) | OLD.id;
END;

CREATE TRIGGER job_search_update AFTER UPDATE OF employer_id, publish_date, confidential, status, search_text ON jobs
WHEN (OLD.employer_id, OLD.publish_date, OLD.confidential, OLD.status, OLD.search_text)
  <> (NEW.employer_id, NEW.publish_date, NEW.confidential, NEW.status, NEW.search_text) BEGIN
  DELETE FROM job_search WHERE rowid =
    (OLD.employer_id << 46) | (min(max(CAST(julianday(OLD.publish_date) - 2451544.5 AS INTEGER), 0), 32767) << 31) | OLD.id;
  DELETE FROM job_search_short WHERE rowid =
    (OLD.employer_id << 46) | (min(max(CAST(julianday(OLD.publish_date) - 2451544.5 AS INTEGER), 0), 32767) << 31) | OLD.id;
  INSERT INTO job_search (rowid, status, audience, terms)
  SELECT search_key, status, audience, search_text FROM job_search_rows WHERE job_id = NEW.id;
  INSERT INTO job_search_short (rowid, grams) SELECT search_key, grams FROM job_search_rows WHERE job_id = NEW.id;
END;
