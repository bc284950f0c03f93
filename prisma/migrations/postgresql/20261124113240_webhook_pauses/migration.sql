-- AlterTable
ALTER TABLE "webhooks" ADD COLUMN     "held_until" TIMESTAMP(3);
