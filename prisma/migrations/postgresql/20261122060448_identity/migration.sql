-- AlterTable
ALTER TABLE "invitations" ADD COLUMN     "invited_by_id" INTEGER;

-- CreateTable
CREATE TABLE "known_browsers" (
    "id" SERIAL NOT NULL,
    "user_id" INTEGER NOT NULL,
    "token_hash" TEXT NOT NULL,
    "created_at" TIMESTAMP(3) NOT NULL,
    "last_used_at" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "known_browsers_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "known_browsers_token_hash_key" ON "known_browsers"("token_hash");

-- CreateIndex
CREATE INDEX "known_browsers_user_id_idx" ON "known_browsers"("user_id");

-- AddForeignKey
ALTER TABLE "known_browsers" ADD CONSTRAINT "known_browsers_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Who invited, as the activity has it: an invitation works only as long as that person is an admin.
UPDATE "invitations" SET "invited_by_id" = (
    SELECT "actor_id" FROM "activities"
    WHERE "activities"."employer_id" = "invitations"."employer_id" AND "action" = 'member.invited'
        AND "object_name" = "invitations"."email" AND "actor_kind" = 'person'
    ORDER BY "id" DESC LIMIT 1
) WHERE "used_at" IS NULL;

-- Tokens of sessions were kept as they are; from now on only hashes of them are. Sessions end once, so that none of the tokens
-- in an old backup opens anything.
DELETE FROM "sessions";
