-- AlterTable
ALTER TABLE "api_keys" ADD COLUMN "created_by" TEXT;
ALTER TABLE "api_keys" ADD COLUMN "last_used_address" TEXT;
ALTER TABLE "api_keys" ADD COLUMN "last_used_agent" TEXT;
ALTER TABLE "api_keys" ADD COLUMN "paused_at" DATETIME;
ALTER TABLE "api_keys" ADD COLUMN "replaced_by_id" INTEGER;

-- CreateTable
CREATE TABLE "api_key_usage" (
    "key_id" INTEGER NOT NULL,
    "day" TEXT NOT NULL,
    "calls" INTEGER NOT NULL,

    PRIMARY KEY ("key_id", "day"),
    CONSTRAINT "api_key_usage_key_id_fkey" FOREIGN KEY ("key_id") REFERENCES "api_keys" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "activities" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "employer_id" INTEGER NOT NULL,
    "at" DATETIME NOT NULL,
    "actor_kind" TEXT NOT NULL,
    "actor_id" INTEGER,
    "actor_name" TEXT NOT NULL,
    "action" TEXT NOT NULL,
    "object_kind" TEXT NOT NULL,
    "object_id" INTEGER,
    "object_name" TEXT NOT NULL,
    "changes" TEXT NOT NULL,
    "address" TEXT,
    "request_id" TEXT,
    CONSTRAINT "activities_employer_id_fkey" FOREIGN KEY ("employer_id") REFERENCES "employers" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "invitations" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "employer_id" INTEGER NOT NULL,
    "email" TEXT NOT NULL,
    "role" TEXT NOT NULL,
    "token_hash" TEXT NOT NULL,
    "invited_by" TEXT NOT NULL,
    "created_at" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" DATETIME NOT NULL,
    "used_at" DATETIME,
    CONSTRAINT "invitations_employer_id_fkey" FOREIGN KEY ("employer_id") REFERENCES "employers" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateIndex
CREATE INDEX "activities_employer_id_id_idx" ON "activities"("employer_id", "id" DESC);

-- CreateIndex
CREATE INDEX "activities_employer_id_object_kind_object_id_id_idx" ON "activities"("employer_id", "object_kind", "object_id", "id" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "invitations_token_hash_key" ON "invitations"("token_hash");

-- CreateIndex
CREATE INDEX "invitations_employer_id_idx" ON "invitations"("employer_id");

-- CreateIndex
CREATE UNIQUE INDEX "api_keys_replaced_by_id_key" ON "api_keys"("replaced_by_id");
