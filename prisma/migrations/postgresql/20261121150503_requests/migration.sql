-- AlterTable
ALTER TABLE "api_keys" ADD COLUMN     "last_success_at" TIMESTAMP(3);

-- CreateTable
CREATE TABLE "api_requests" (
    "id" TEXT NOT NULL,
    "employer_id" INTEGER NOT NULL,
    "key_id" INTEGER NOT NULL,
    "at" TIMESTAMP(3) NOT NULL,
    "method" TEXT NOT NULL,
    "path" TEXT NOT NULL,
    "status" INTEGER NOT NULL,
    "code" TEXT,
    "message" TEXT,
    "key_state" TEXT,
    "milliseconds" DOUBLE PRECISION NOT NULL,
    "request_id" TEXT NOT NULL,
    "job_id" INTEGER,
    "reference_id" TEXT,
    "errors" TEXT NOT NULL,
    "body" TEXT,
    "body_cut" BOOLEAN NOT NULL,

    CONSTRAINT "api_requests_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "api_requests_employer_id_id_idx" ON "api_requests"("employer_id", "id" DESC);

-- AddForeignKey
ALTER TABLE "api_requests" ADD CONSTRAINT "api_requests_employer_id_fkey" FOREIGN KEY ("employer_id") REFERENCES "employers"("id") ON DELETE CASCADE ON UPDATE CASCADE;
