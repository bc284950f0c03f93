-- What a key without the scope confidential is told, so that it reads past nothing that it may not know of.
CREATE INDEX changed_jobs_open ON changed_jobs (employer_id, id) WHERE NOT confidential;
