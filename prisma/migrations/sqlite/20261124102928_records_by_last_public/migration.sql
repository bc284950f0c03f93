-- AlterTable
ALTER TABLE "deleted_jobs" ADD COLUMN "last_public" DATETIME;

-- CreateIndex
CREATE INDEX "deleted_jobs_last_public_idx" ON "deleted_jobs"("last_public");
