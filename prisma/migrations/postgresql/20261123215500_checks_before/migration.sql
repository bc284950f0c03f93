-- CreateTable
CREATE TABLE "check_bases_before" (
    "employer_id" INTEGER NOT NULL,
    "revision" INTEGER NOT NULL,
    "until" TIMESTAMP(3) NOT NULL,
    "employer_name" TEXT NOT NULL,
    "facts" TEXT,
    "muted" TEXT,

    CONSTRAINT "check_bases_before_pkey" PRIMARY KEY ("employer_id","revision")
);

-- CreateTable
CREATE TABLE "ended_dismissals" (
    "id" SERIAL NOT NULL,
    "employer_id" INTEGER NOT NULL,
    "job_id" INTEGER NOT NULL,
    "until" TIMESTAMP(3) NOT NULL,
    "dismissal" TEXT NOT NULL,

    CONSTRAINT "ended_dismissals_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "ended_dismissals_job_id_idx" ON "ended_dismissals"("job_id");

-- AddForeignKey
ALTER TABLE "check_bases_before" ADD CONSTRAINT "check_bases_before_employer_id_fkey" FOREIGN KEY ("employer_id") REFERENCES "employers"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ended_dismissals" ADD CONSTRAINT "ended_dismissals_employer_id_fkey" FOREIGN KEY ("employer_id") REFERENCES "employers"("id") ON DELETE CASCADE ON UPDATE CASCADE;
