-- CreateTable
CREATE TABLE "employers" (
    "id" SERIAL NOT NULL,
    "name" TEXT NOT NULL,
    "plan" TEXT NOT NULL DEFAULT 'standard',
    "time_zone" TEXT NOT NULL DEFAULT 'UTC',
    "created_at" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "employers_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "api_keys" (
    "id" SERIAL NOT NULL,
    "employer_id" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "hash" TEXT NOT NULL,
    "prefix" TEXT NOT NULL,
    "last_four" TEXT NOT NULL,
    "scopes" TEXT,
    "created_at" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMP(3),
    "revoked_at" TIMESTAMP(3),
    "last_used_at" TIMESTAMP(3),

    CONSTRAINT "api_keys_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "jobs" (
    "id" SERIAL NOT NULL,
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
    "salary_amount" DECIMAL(65,30),
    "salary_max_amount" DECIMAL(65,30),
    "salary_period_id" INTEGER,
    "salary_plus_commission" BOOLEAN,
    "description" TEXT NOT NULL,
    "applicant_routing_type_id" INTEGER NOT NULL,
    "application_email" TEXT,
    "application_url" TEXT,
    "search_text" TEXT NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "jobs_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "job_locations" (
    "job_id" INTEGER NOT NULL,
    "position" INTEGER NOT NULL,
    "location_id" INTEGER NOT NULL,

    CONSTRAINT "job_locations_pkey" PRIMARY KEY ("job_id","position")
);

-- CreateTable
CREATE TABLE "job_categories" (
    "job_id" INTEGER NOT NULL,
    "position" INTEGER NOT NULL,
    "category_id" INTEGER NOT NULL,

    CONSTRAINT "job_categories_pkey" PRIMARY KEY ("job_id","position")
);

-- CreateTable
CREATE TABLE "locations" (
    "id" SERIAL NOT NULL,
    "employer_id" INTEGER,
    "name" TEXT NOT NULL,
    "description" TEXT NOT NULL,
    "type" TEXT NOT NULL,
    "match_key" TEXT NOT NULL,

    CONSTRAINT "locations_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "categories" (
    "id" INTEGER NOT NULL,
    "name" TEXT NOT NULL,

    CONSTRAINT "categories_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "position_types" (
    "id" INTEGER NOT NULL,
    "name" TEXT NOT NULL,

    CONSTRAINT "position_types_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "salary_periods" (
    "id" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "unit" TEXT NOT NULL,

    CONSTRAINT "salary_periods_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "applicant_routing_types" (
    "id" INTEGER NOT NULL,
    "name" TEXT NOT NULL,

    CONSTRAINT "applicant_routing_types_pkey" PRIMARY KEY ("id")
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

-- AddForeignKey
ALTER TABLE "api_keys" ADD CONSTRAINT "api_keys_employer_id_fkey" FOREIGN KEY ("employer_id") REFERENCES "employers"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_employer_id_fkey" FOREIGN KEY ("employer_id") REFERENCES "employers"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_position_type_id_fkey" FOREIGN KEY ("position_type_id") REFERENCES "position_types"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_salary_period_id_fkey" FOREIGN KEY ("salary_period_id") REFERENCES "salary_periods"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_applicant_routing_type_id_fkey" FOREIGN KEY ("applicant_routing_type_id") REFERENCES "applicant_routing_types"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "job_locations" ADD CONSTRAINT "job_locations_job_id_fkey" FOREIGN KEY ("job_id") REFERENCES "jobs"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "job_locations" ADD CONSTRAINT "job_locations_location_id_fkey" FOREIGN KEY ("location_id") REFERENCES "locations"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "job_categories" ADD CONSTRAINT "job_categories_job_id_fkey" FOREIGN KEY ("job_id") REFERENCES "jobs"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "job_categories" ADD CONSTRAINT "job_categories_category_id_fkey" FOREIGN KEY ("category_id") REFERENCES "categories"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "locations" ADD CONSTRAINT "locations_employer_id_fkey" FOREIGN KEY ("employer_id") REFERENCES "employers"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Places that employers spell themselves have ids apart from those of the reference data.
ALTER SEQUENCE "locations_id_seq" RESTART WITH 100000;
