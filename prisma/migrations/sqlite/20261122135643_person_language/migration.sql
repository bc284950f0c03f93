-- AlterTable
ALTER TABLE "users" ADD COLUMN "language" TEXT;
