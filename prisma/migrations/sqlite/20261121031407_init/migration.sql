-- CreateTable
CREATE TABLE "employers" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "name" TEXT NOT NULL,
    "plan" TEXT NOT NULL DEFAULT 'standard',
    "time_zone" TEXT NOT NULL DEFAULT 'UTC',
    "created_at" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP
);

-- CreateTable
CREATE TABLE "api_keys" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "employer_id" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "hash" TEXT NOT NULL,
    "prefix" TEXT NOT NULL,
    "last_four" TEXT NOT NULL,
    "scopes" TEXT,
    "created_at" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" DATETIME,
    "revoked_at" DATETIME,
    "last_used_at" DATETIME,
    CONSTRAINT "api_keys_employer_id_fkey" FOREIGN KEY ("employer_id") REFERENCES "employers" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "jobs" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "employer_id" INTEGER NOT NULL,
    "reference_id" TEXT,
    "title" TEXT NOT NULL,
    "publish_date" TEXT NOT NULL,
    "close_date" TEXT NOT NULL,
    "close_date_is_default" BOOLEAN NOT NULL,
    "confidential" BOOLEAN NOT NULL DEFAULT false,
    "auto_refresh" BOOLEAN NOT NULL DEFAULT false,
    "status" TEXT NOT NULL,
    "position_type_id" INTEGER NOT NULL,
    "salary_amount" DECIMAL,
    "salary_max_amount" DECIMAL,
    "salary_period_id" INTEGER,
    "salary_plus_commission" BOOLEAN,
    "description" TEXT NOT NULL,
    "applicant_routing_type_id" INTEGER NOT NULL,
    "application_email" TEXT,
    "application_url" TEXT,
    "search_text" TEXT NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" DATETIME NOT NULL,
    CONSTRAINT "jobs_employer_id_fkey" FOREIGN KEY ("employer_id") REFERENCES "employers" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "jobs_position_type_id_fkey" FOREIGN KEY ("position_type_id") REFERENCES "position_types" ("id") ON DELETE RESTRICT ON UPDATE CASCADE,
    CONSTRAINT "jobs_salary_period_id_fkey" FOREIGN KEY ("salary_period_id") REFERENCES "salary_periods" ("id") ON DELETE RESTRICT ON UPDATE CASCADE,
    CONSTRAINT "jobs_applicant_routing_type_id_fkey" FOREIGN KEY ("applicant_routing_type_id") REFERENCES "applicant_routing_types" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "job_locations" (
    "job_id" INTEGER NOT NULL,
    "position" INTEGER NOT NULL,
    "location_id" INTEGER NOT NULL,

    PRIMARY KEY ("job_id", "position"),
    CONSTRAINT "job_locations_job_id_fkey" FOREIGN KEY ("job_id") REFERENCES "jobs" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "job_locations_location_id_fkey" FOREIGN KEY ("location_id") REFERENCES "locations" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "job_categories" (
    "job_id" INTEGER NOT NULL,
    "position" INTEGER NOT NULL,
    "category_id" INTEGER NOT NULL,

    PRIMARY KEY ("job_id", "position"),
    CONSTRAINT "job_categories_job_id_fkey" FOREIGN KEY ("job_id") REFERENCES "jobs" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "job_categories_category_id_fkey" FOREIGN KEY ("category_id") REFERENCES "categories" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "locations" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "employer_id" INTEGER,
    "name" TEXT NOT NULL,
    "description" TEXT NOT NULL,
    "type" TEXT NOT NULL,
    "match_key" TEXT NOT NULL,
    CONSTRAINT "locations_employer_id_fkey" FOREIGN KEY ("employer_id") REFERENCES "employers" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "categories" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "name" TEXT NOT NULL
);

-- CreateTable
CREATE TABLE "position_types" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "name" TEXT NOT NULL
);

-- CreateTable
CREATE TABLE "salary_periods" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "name" TEXT NOT NULL,
    "unit" TEXT NOT NULL
);

-- CreateTable
CREATE TABLE "applicant_routing_types" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "name" TEXT NOT NULL
);

-- CreateIndex
CREATE UNIQUE INDEX "api_keys_hash_key" ON "api_keys"("hash");

-- CreateIndex
CREATE INDEX "api_keys_employer_id_idx" ON "api_keys"("employer_id");

-- CreateIndex
CREATE INDEX "jobs_employer_id_publish_date_id_idx" ON "jobs"("employer_id", "publish_date" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "jobs_employer_id_status_publish_date_id_idx" ON "jobs"("employer_id", "status", "publish_date" DESC, "id" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "jobs_employer_id_reference_id_key" ON "jobs"("employer_id", "reference_id");

-- CreateIndex
CREATE UNIQUE INDEX "locations_employer_id_match_key_key" ON "locations"("employer_id", "match_key");

-- Places that employers spell themselves have ids apart from those of the reference data.
INSERT INTO sqlite_sequence (name, seq) VALUES ('locations', 99999);
