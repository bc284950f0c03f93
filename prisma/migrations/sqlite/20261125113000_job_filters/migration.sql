-- DropIndex
DROP INDEX "jobs_employer_id_status_publish_date_id_idx";

-- RedefineTables
PRAGMA defer_foreign_keys=ON;
PRAGMA foreign_keys=OFF;
CREATE TABLE "new_job_categories" (
    "job_id" INTEGER NOT NULL,
    "position" INTEGER NOT NULL,
    "category_id" INTEGER NOT NULL,
    "employer_id" INTEGER NOT NULL,

    PRIMARY KEY ("job_id", "position"),
    CONSTRAINT "job_categories_job_id_fkey" FOREIGN KEY ("job_id") REFERENCES "jobs" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "job_categories_category_id_fkey" FOREIGN KEY ("category_id") REFERENCES "categories" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);
INSERT INTO "new_job_categories" ("job_id", "position", "category_id", "employer_id")
  SELECT c."job_id", c."position", c."category_id", j."employer_id" FROM "job_categories" AS c JOIN "jobs" AS j ON j."id" = c."job_id";
DROP TABLE "job_categories";
ALTER TABLE "new_job_categories" RENAME TO "job_categories";
CREATE INDEX "job_categories_category_id_employer_id_job_id_idx" ON "job_categories"("category_id", "employer_id", "job_id");
CREATE TABLE "new_job_locations" (
    "job_id" INTEGER NOT NULL,
    "position" INTEGER NOT NULL,
    "location_id" INTEGER NOT NULL,
    "employer_id" INTEGER NOT NULL,

    PRIMARY KEY ("job_id", "position"),
    CONSTRAINT "job_locations_job_id_fkey" FOREIGN KEY ("job_id") REFERENCES "jobs" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "job_locations_location_id_fkey" FOREIGN KEY ("location_id") REFERENCES "locations" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);
INSERT INTO "new_job_locations" ("job_id", "position", "location_id", "employer_id")
  SELECT l."job_id", l."position", l."location_id", j."employer_id" FROM "job_locations" AS l JOIN "jobs" AS j ON j."id" = l."job_id";
DROP TABLE "job_locations";
ALTER TABLE "new_job_locations" RENAME TO "job_locations";
CREATE INDEX "job_locations_location_id_employer_id_job_id_idx" ON "job_locations"("location_id", "employer_id", "job_id");
PRAGMA foreign_keys=ON;
PRAGMA defer_foreign_keys=OFF;

-- CreateIndex
CREATE INDEX "jobs_by_status" ON "jobs"("employer_id", "status", "publish_date" DESC, "id" DESC, "position_type_id", "close_date", "confidential", "auto_refresh");
