-- AlterTable
ALTER TABLE "known_browsers" ADD COLUMN     "remembered_until" TIMESTAMP(3);
