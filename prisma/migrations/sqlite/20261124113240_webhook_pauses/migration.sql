-- AlterTable
ALTER TABLE "webhooks" ADD COLUMN "held_until" DATETIME;
