-- CreateIndex
CREATE INDEX "job_locations_location_id_idx" ON "job_locations"("location_id");
