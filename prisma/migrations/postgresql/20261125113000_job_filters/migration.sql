-- In the order in which reads and writes take them: in another, a server of the version before and this one would wait for each other.
LOCK TABLE "jobs", "job_locations", "job_categories" IN ACCESS EXCLUSIVE MODE;

-- DropIndex
DROP INDEX "job_locations_location_id_idx";

-- DropIndex
DROP INDEX "jobs_employer_id_status_publish_date_id_idx";

-- AlterTable
ALTER TABLE "job_categories" ADD COLUMN "employer_id" INTEGER;
UPDATE "job_categories" SET "employer_id" = j.employer_id FROM "jobs" AS j WHERE j.id = job_id;
ALTER TABLE "job_categories" ALTER COLUMN "employer_id" SET NOT NULL;

-- AlterTable
ALTER TABLE "job_locations" ADD COLUMN "employer_id" INTEGER;
UPDATE "job_locations" SET "employer_id" = j.employer_id FROM "jobs" AS j WHERE j.id = job_id;
ALTER TABLE "job_locations" ALTER COLUMN "employer_id" SET NOT NULL;

-- CreateIndex
CREATE INDEX "job_categories_category_id_employer_id_job_id_idx" ON "job_categories"("category_id", "employer_id", "job_id");

-- CreateIndex
CREATE INDEX "job_locations_location_id_employer_id_job_id_idx" ON "job_locations"("location_id", "employer_id", "job_id");

-- CreateIndex
CREATE INDEX "jobs_by_status" ON "jobs"("employer_id", "status", "publish_date" DESC, "id" DESC, "position_type_id", "close_date", "confidential", "auto_refresh");

-- A server of the version before, which may run beside a newer one, writes no employer.
CREATE FUNCTION employer_of_job() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT employer_id INTO NEW.employer_id FROM jobs WHERE id = NEW.job_id;
  RETURN NEW;
END $$;
CREATE TRIGGER job_categories_employer BEFORE INSERT ON job_categories FOR EACH ROW WHEN (NEW.employer_id IS NULL)
  EXECUTE FUNCTION employer_of_job();
CREATE TRIGGER job_locations_employer BEFORE INSERT ON job_locations FOR EACH ROW WHEN (NEW.employer_id IS NULL)
  EXECUTE FUNCTION employer_of_job();
