-- AlterTable
ALTER TABLE "employers" ADD COLUMN     "check_revision" INTEGER NOT NULL DEFAULT 0;

-- AlterTable
ALTER TABLE "jobs" ADD COLUMN     "dismissed_findings" TEXT,
ADD COLUMN     "finding_advice" INTEGER,
ADD COLUMN     "finding_errors" INTEGER,
ADD COLUMN     "finding_warnings" INTEGER;

-- CreateTable
CREATE TABLE "check_settings" (
    "employer_id" INTEGER NOT NULL,
    "facts" TEXT NOT NULL,
    "muted" TEXT NOT NULL,
    "enforce" BOOLEAN NOT NULL,

    CONSTRAINT "check_settings_pkey" PRIMARY KEY ("employer_id")
);

-- CreateTable
CREATE TABLE "check_refreshes" (
    "employer_id" INTEGER NOT NULL,
    "rules" TEXT NOT NULL,
    "revision" INTEGER NOT NULL,
    "day" TEXT NOT NULL,
    "progress" INTEGER,
    "holder" TEXT NOT NULL,
    "lease_until" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "check_refreshes_pkey" PRIMARY KEY ("employer_id")
);

-- AddForeignKey
ALTER TABLE "check_settings" ADD CONSTRAINT "check_settings_employer_id_fkey" FOREIGN KEY ("employer_id") REFERENCES "employers"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "check_refreshes" ADD CONSTRAINT "check_refreshes_employer_id_fkey" FOREIGN KEY ("employer_id") REFERENCES "employers"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- The postings with open findings, in the order of the list: see job-orders.ts, whose conditions these are.
CREATE INDEX jobs_with_errors ON jobs (employer_id, publish_date DESC, id DESC, status, confidential) WHERE finding_errors > 0;
CREATE INDEX jobs_with_warnings ON jobs (employer_id, publish_date DESC, id DESC, status, confidential) WHERE finding_warnings > 0;
CREATE INDEX jobs_with_advice ON jobs (employer_id, publish_date DESC, id DESC, status, confidential) WHERE finding_advice > 0;
CREATE INDEX jobs_without_findings ON jobs (employer_id, publish_date DESC, id DESC, status, confidential)
  WHERE finding_errors = 0 AND finding_warnings = 0 AND finding_advice = 0;

-- Those that no write could judge, for the background.
CREATE INDEX jobs_unjudged ON jobs (id) WHERE finding_errors IS NULL;
