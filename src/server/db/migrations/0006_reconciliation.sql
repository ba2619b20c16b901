CREATE TABLE "payment_reconciliations" (
	"day" date PRIMARY KEY NOT NULL,
	"checked_at" timestamp with time zone NOT NULL,
	"differences" jsonb NOT NULL,
	"incomplete" jsonb NOT NULL
);
--> statement-breakpoint
CREATE INDEX "payment_events_moved" ON "payment_events" USING btree ("at") WHERE "payment_events"."captured_cents" <> 0 or "payment_events"."refunded_cents" <> 0;