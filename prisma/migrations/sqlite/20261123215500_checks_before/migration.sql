-- CreateTable
CREATE TABLE "check_bases_before" (
    "employer_id" INTEGER NOT NULL,
    "revision" INTEGER NOT NULL,
    "until" DATETIME NOT NULL,
    "employer_name" TEXT NOT NULL,
    "facts" TEXT,
    "muted" TEXT,

    PRIMARY KEY ("employer_id", "revision"),
    CONSTRAINT "check_bases_before_employer_id_fkey" FOREIGN KEY ("employer_id") REFERENCES "employers" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "ended_dismissals" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "employer_id" INTEGER NOT NULL,
    "job_id" INTEGER NOT NULL,
    "until" DATETIME NOT NULL,
    "dismissal" TEXT NOT NULL,
    CONSTRAINT "ended_dismissals_employer_id_fkey" FOREIGN KEY ("employer_id") REFERENCES "employers" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateIndex
CREATE INDEX "ended_dismissals_job_id_idx" ON "ended_dismissals"("job_id");
