-- AlterTable
ALTER TABLE "changed_jobs" ADD COLUMN "actor_id" INTEGER;

-- Who wrote it is told by the activity of the same moment, stored in the same transaction.
UPDATE changed_jobs SET actor_id = (
  SELECT a.actor_id FROM activities a
  WHERE a.employer_id = changed_jobs.employer_id AND a.object_kind = 'job' AND a.object_id = changed_jobs.job_id
    AND a.at = changed_jobs.at AND a.actor_kind = changed_jobs.actor_kind
  ORDER BY a.id DESC LIMIT 1
) WHERE NOT deleted;

-- What somebody changed last: see selected-rows.ts, whose conditions these are. Prisma knows no index of some rows.
CREATE INDEX changed_jobs_actors ON changed_jobs (employer_id, actor_kind, actor_id, job_id) WHERE NOT hidden AND NOT deleted;
