-- AlterTable
ALTER TABLE "jobs" ADD COLUMN "first_published" TEXT;

-- CreateTable
CREATE TABLE "job_versions" (
    "job_id" INTEGER NOT NULL,
    "version" INTEGER NOT NULL,
    "employer_id" INTEGER NOT NULL,
    "at" DATETIME NOT NULL,
    "actor_kind" TEXT NOT NULL,
    "actor_name" TEXT NOT NULL,
    "action" TEXT NOT NULL,
    "employer_name" TEXT NOT NULL,
    "confidential" BOOLEAN NOT NULL,
    "changes" TEXT NOT NULL,
    "description" TEXT,

    PRIMARY KEY ("job_id", "version"),
    CONSTRAINT "job_versions_employer_id_fkey" FOREIGN KEY ("employer_id") REFERENCES "employers" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "changed_jobs" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "employer_id" INTEGER NOT NULL,
    "job_id" INTEGER NOT NULL,
    "hidden" BOOLEAN NOT NULL,
    "deleted" BOOLEAN NOT NULL,
    "confidential" BOOLEAN NOT NULL,
    "version" INTEGER NOT NULL,
    "reference_id" TEXT,
    "at" DATETIME NOT NULL,
    "actor_kind" TEXT NOT NULL,
    "actor_name" TEXT NOT NULL,
    CONSTRAINT "changed_jobs_employer_id_fkey" FOREIGN KEY ("employer_id") REFERENCES "employers" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "deleted_jobs" (
    "job_id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "employer_id" INTEGER NOT NULL,
    "version" INTEGER NOT NULL,
    "reference_id" TEXT,
    "title" TEXT NOT NULL,
    "status" TEXT NOT NULL,
    "confidential" BOOLEAN NOT NULL,
    "first_published" TEXT,
    "created_at" DATETIME NOT NULL,
    "deleted_at" DATETIME NOT NULL,
    "actor_kind" TEXT NOT NULL,
    "actor_name" TEXT NOT NULL,
    "content" TEXT NOT NULL,
    "search_text" TEXT NOT NULL,
    "erased_at" DATETIME,
    "record_until" DATETIME,
    CONSTRAINT "deleted_jobs_employer_id_fkey" FOREIGN KEY ("employer_id") REFERENCES "employers" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- AlterTable
ALTER TABLE "employers" ADD COLUMN "changes_forgotten" INTEGER NOT NULL DEFAULT 0;

-- CreateIndex
CREATE INDEX "changed_jobs_employer_id_id_idx" ON "changed_jobs"("employer_id", "id");

-- CreateIndex
CREATE UNIQUE INDEX "changed_jobs_job_id_hidden_key" ON "changed_jobs"("job_id", "hidden");

-- CreateIndex
CREATE INDEX "deleted_jobs_employer_id_deleted_at_job_id_idx" ON "deleted_jobs"("employer_id", "deleted_at" DESC, "job_id" DESC);

-- CreateIndex
CREATE INDEX "deleted_jobs_deleted_at_idx" ON "deleted_jobs"("deleted_at");

-- What is known of the postings that are there: one version each, by whoever did the latest thing that the activity tells of.
INSERT INTO job_versions (job_id, version, employer_id, at, actor_kind, actor_name, action, employer_name, confidential, changes)
SELECT j.id, j.version, j.employer_id, j.updated_at, coalesce(a.actor_kind, 'service'), coalesce(a.actor_name, 'Openings'), 'created',
  e.name, j.confidential, '[]'
FROM jobs j JOIN employers e ON e.id = j.employer_id
  LEFT JOIN activities a ON a.id = (SELECT max(l.id) FROM activities l WHERE l.employer_id = j.employer_id AND l.object_kind = 'job' AND l.object_id = j.id);

INSERT INTO changed_jobs (employer_id, job_id, hidden, deleted, confidential, version, at, actor_kind, actor_name)
SELECT j.employer_id, j.id, false, false, j.confidential, j.version, v.at, v.actor_kind, v.actor_name
FROM jobs j JOIN job_versions v ON v.job_id = j.id AND v.version = j.version ORDER BY v.at, j.id;

UPDATE jobs SET first_published = publish_date WHERE status <> 'draft';
