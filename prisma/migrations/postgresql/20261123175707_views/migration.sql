-- CreateTable
CREATE TABLE "views" (
    "id" SERIAL NOT NULL,
    "employer_id" INTEGER NOT NULL,
    "user_id" INTEGER,
    "name" TEXT NOT NULL,
    "query" TEXT NOT NULL,

    CONSTRAINT "views_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "views_employer_id_user_id_idx" ON "views"("employer_id", "user_id");

-- AddForeignKey
ALTER TABLE "views" ADD CONSTRAINT "views_employer_id_fkey" FOREIGN KEY ("employer_id") REFERENCES "employers"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "views" ADD CONSTRAINT "views_user_id_employer_id_fkey" FOREIGN KEY ("user_id", "employer_id") REFERENCES "members"("user_id", "employer_id") ON DELETE CASCADE ON UPDATE CASCADE;
