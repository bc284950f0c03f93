/** Rows that only an incomplete write could leave behind. */
export const incoherent = {
  "a job without places":
    "SELECT id FROM jobs WHERE NOT EXISTS (SELECT 1 FROM job_locations WHERE job_id = jobs.id)",
  "a job without categories":
    "SELECT id FROM jobs WHERE NOT EXISTS (SELECT 1 FROM job_categories WHERE job_id = jobs.id)",
  "a place or a category of a job under another employer":
    "SELECT jobs.id FROM jobs JOIN job_locations named ON named.job_id = jobs.id WHERE named.employer_id <> jobs.employer_id UNION SELECT jobs.id FROM jobs JOIN job_categories named ON named.job_id = jobs.id WHERE named.employer_id <> jobs.employer_id",
  "a job whose creation is not recorded exactly once":
    "SELECT id FROM jobs WHERE (SELECT count(*) FROM activities WHERE action = 'job.created' AND object_id = jobs.id) <> 1",
  "a job whose changes differ from those recorded":
    "SELECT id FROM jobs WHERE version <> 1 + (SELECT count(*) FROM activities WHERE action IN ('job.changed', 'job.status_changed', 'job.refreshed', 'job.deleted', 'job.restored') AND object_id = jobs.id)",
  "a recorded creation without a job or its deletion":
    "SELECT object_id AS id FROM activities WHERE action = 'job.created' AND NOT EXISTS (SELECT 1 FROM jobs WHERE id = object_id) AND NOT EXISTS (SELECT 1 FROM activities other WHERE other.action = 'job.deleted' AND other.object_id = activities.object_id)",
  "a recorded deletion of a job that exists and was not restored":
    "SELECT object_id AS id FROM activities ended JOIN jobs ON jobs.id = object_id WHERE action = 'job.deleted' GROUP BY object_id HAVING count(*) > (SELECT count(*) FROM activities WHERE action = 'job.restored' AND object_id = ended.object_id)",
  "a recorded key that does not exist":
    "SELECT object_id AS id FROM activities WHERE action = 'api_key.created' AND NOT EXISTS (SELECT 1 FROM api_keys WHERE id = object_id)",
  "a revoked key whose revocation is not recorded exactly once":
    "SELECT id FROM api_keys WHERE revoked_at IS NOT NULL AND (SELECT count(*) FROM activities WHERE action = 'api_key.revoked' AND object_id = api_keys.id) <> 1",
  "a key that is recorded as revoked but is not":
    "SELECT object_id AS id FROM activities JOIN api_keys ON api_keys.id = object_id WHERE action = 'api_key.revoked' AND revoked_at IS NULL",
  "an invitation that is not recorded":
    "SELECT id FROM invitations WHERE NOT EXISTS (SELECT 1 FROM activities WHERE action = 'member.invited' AND object_name = email)",
  "a recorded invitation that does not exist":
    "SELECT object_id AS id FROM activities WHERE action = 'member.invited' AND NOT EXISTS (SELECT 1 FROM invitations WHERE email = object_name)",
  "a history with a missing version":
    "SELECT job_id AS id FROM job_versions GROUP BY job_id HAVING count(*) <> max(version)",
  "a job without its newest version":
    "SELECT id FROM jobs WHERE version <> coalesce((SELECT max(version) FROM job_versions WHERE job_id = jobs.id), 0)",
  "a job whose newest version is not in the list of changes":
    "SELECT id FROM jobs WHERE NOT EXISTS (SELECT 1 FROM changed_jobs c WHERE c.job_id = jobs.id AND NOT c.hidden AND NOT c.deleted AND c.version = jobs.version)",
  "a deleted job that the list of changes shows as existing":
    "SELECT job_id AS id FROM changed_jobs WHERE NOT deleted AND NOT EXISTS (SELECT 1 FROM jobs WHERE id = job_id)",
  "a deleted job that is not in the bin":
    "SELECT job_id AS id FROM changed_jobs WHERE deleted AND NOT hidden AND NOT EXISTS (SELECT 1 FROM deleted_jobs d WHERE d.job_id = changed_jobs.job_id)",
  "a job that exists and is in the bin":
    "SELECT job_id AS id FROM deleted_jobs JOIN jobs ON jobs.id = job_id",
}

/** Where the time of a job's deletion is stored. */
export const deletionTimes = [
  "job_versions SET at = $1 WHERE action = 'deleted' AND",
  "deleted_jobs SET deleted_at = $1 WHERE",
  "changed_jobs SET at = $1 WHERE",
]
