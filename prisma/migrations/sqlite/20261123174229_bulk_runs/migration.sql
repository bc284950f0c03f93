-- CreateTable
CREATE TABLE "bulk_runs" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "employer_id" INTEGER NOT NULL,
    "user_id" INTEGER NOT NULL,
    "deed" TEXT NOT NULL,
    "state" TEXT NOT NULL,
    "undoes_id" INTEGER,
    "total" INTEGER NOT NULL,
    "address" TEXT,
    "request_id" TEXT NOT NULL,
    "created_at" DATETIME NOT NULL,
    "finished_at" DATETIME,
    "holder" TEXT,
    "lease_until" DATETIME,
    CONSTRAINT "bulk_runs_employer_id_fkey" FOREIGN KEY ("employer_id") REFERENCES "employers" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "bulk_runs_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "bulk_run_jobs" (
    "run_id" INTEGER NOT NULL,
    "position" INTEGER NOT NULL,
    "job_id" INTEGER NOT NULL,
    "title" TEXT NOT NULL,
    "outcome" TEXT NOT NULL,
    "version" INTEGER,
    "reasons" TEXT,

    PRIMARY KEY ("run_id", "position"),
    CONSTRAINT "bulk_run_jobs_run_id_fkey" FOREIGN KEY ("run_id") REFERENCES "bulk_runs" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateIndex
CREATE INDEX "bulk_runs_employer_id_user_id_id_idx" ON "bulk_runs"("employer_id", "user_id", "id");

-- CreateIndex
CREATE INDEX "bulk_runs_undoes_id_idx" ON "bulk_runs"("undoes_id");

-- CreateIndex
CREATE INDEX "bulk_run_jobs_run_id_outcome_position_idx" ON "bulk_run_jobs"("run_id", "outcome", "position");

-- A person has one run of an employer at a time that isn't finished. Prisma knows no index of some rows.
CREATE UNIQUE INDEX "bulk_runs_unfinished" ON "bulk_runs"("employer_id", "user_id") WHERE finished_at IS NULL;
