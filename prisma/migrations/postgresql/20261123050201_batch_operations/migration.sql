-- AlterTable
ALTER TABLE "api_requests" ADD COLUMN     "operations" TEXT,
ADD COLUMN     "operations_done" INTEGER,
ADD COLUMN     "operations_refused" INTEGER;
