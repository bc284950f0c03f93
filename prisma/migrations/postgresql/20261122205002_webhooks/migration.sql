-- CreateTable
CREATE TABLE "webhooks" (
    "id" SERIAL NOT NULL,
    "employer_id" INTEGER NOT NULL,
    "url" TEXT NOT NULL,
    "description" TEXT,
    "events" TEXT NOT NULL,
    "confidential" BOOLEAN NOT NULL,
    "status" TEXT NOT NULL,
    "disabled_reason" TEXT,
    "secret" TEXT NOT NULL,
    "previous_secret" TEXT,
    "previous_until" TIMESTAMP(3),
    "origin" TEXT NOT NULL,
    "created_at" TIMESTAMP(3) NOT NULL,
    "created_by" TEXT NOT NULL,
    "failing_since" TIMESTAMP(3),
    "exhausted_at" TIMESTAMP(3),
    "last_at" TIMESTAMP(3),
    "last_result" TEXT,

    CONSTRAINT "webhooks_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "webhook_events" (
    "id" SERIAL NOT NULL,
    "employer_id" INTEGER NOT NULL,
    "key" TEXT NOT NULL,
    "type" TEXT NOT NULL,
    "at" TIMESTAMP(3) NOT NULL,
    "job_id" INTEGER NOT NULL,
    "reference_id" TEXT,
    "version" INTEGER NOT NULL,
    "changed" TEXT NOT NULL,
    "actor_kind" TEXT NOT NULL,
    "actor_name" TEXT NOT NULL,
    "audience" TEXT NOT NULL,
    "spread" BOOLEAN NOT NULL,

    CONSTRAINT "webhook_events_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "webhook_deliveries" (
    "id" SERIAL NOT NULL,
    "webhook_id" INTEGER NOT NULL,
    "event_id" INTEGER NOT NULL,
    "status" TEXT NOT NULL,
    "tries" INTEGER NOT NULL,
    "attempts" TEXT NOT NULL,
    "due_at" TIMESTAMP(3),

    CONSTRAINT "webhook_deliveries_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "webhook_closings" (
    "job_id" INTEGER NOT NULL,
    "close_date" TEXT NOT NULL,
    "at" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "webhook_closings_pkey" PRIMARY KEY ("job_id","close_date")
);

-- CreateIndex
CREATE INDEX "webhooks_employer_id_idx" ON "webhooks"("employer_id");

-- CreateIndex
CREATE INDEX "webhook_events_spread_id_idx" ON "webhook_events"("spread", "id");

-- CreateIndex
CREATE INDEX "webhook_events_employer_id_at_idx" ON "webhook_events"("employer_id", "at");

-- CreateIndex
CREATE INDEX "webhook_deliveries_webhook_id_status_event_id_idx" ON "webhook_deliveries"("webhook_id", "status", "event_id");

-- CreateIndex
CREATE INDEX "webhook_deliveries_webhook_id_due_at_idx" ON "webhook_deliveries"("webhook_id", "due_at");

-- CreateIndex
CREATE INDEX "webhook_deliveries_due_at_idx" ON "webhook_deliveries"("due_at");

-- CreateIndex
CREATE INDEX "webhook_deliveries_event_id_idx" ON "webhook_deliveries"("event_id");

-- CreateIndex
CREATE UNIQUE INDEX "webhook_deliveries_webhook_id_event_id_key" ON "webhook_deliveries"("webhook_id", "event_id");

-- AddForeignKey
ALTER TABLE "webhooks" ADD CONSTRAINT "webhooks_employer_id_fkey" FOREIGN KEY ("employer_id") REFERENCES "employers"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "webhook_events" ADD CONSTRAINT "webhook_events_employer_id_fkey" FOREIGN KEY ("employer_id") REFERENCES "employers"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_webhook_id_fkey" FOREIGN KEY ("webhook_id") REFERENCES "webhooks"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_event_id_fkey" FOREIGN KEY ("event_id") REFERENCES "webhook_events"("id") ON DELETE CASCADE ON UPDATE CASCADE;
