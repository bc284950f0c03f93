-- CreateTable
CREATE TABLE "views" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "employer_id" INTEGER NOT NULL,
    "user_id" INTEGER,
    "name" TEXT NOT NULL,
    "query" TEXT NOT NULL,
    CONSTRAINT "views_employer_id_fkey" FOREIGN KEY ("employer_id") REFERENCES "employers" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "views_user_id_employer_id_fkey" FOREIGN KEY ("user_id", "employer_id") REFERENCES "members" ("user_id", "employer_id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateIndex
CREATE INDEX "views_employer_id_user_id_idx" ON "views"("employer_id", "user_id");
