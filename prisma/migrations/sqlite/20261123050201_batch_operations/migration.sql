-- AlterTable
ALTER TABLE "api_requests" ADD COLUMN "operations" TEXT;
ALTER TABLE "api_requests" ADD COLUMN "operations_done" INTEGER;
ALTER TABLE "api_requests" ADD COLUMN "operations_refused" INTEGER;
