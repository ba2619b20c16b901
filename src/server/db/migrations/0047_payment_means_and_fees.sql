ALTER TABLE "order_changes" ADD COLUMN "fee_by_rules_cents" integer;--> statement-breakpoint
ALTER TABLE "order_changes" ADD COLUMN "fields_changed" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "order_changes" ADD COLUMN "shelf_empty" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "order_events" ADD COLUMN "means" text;--> statement-breakpoint
ALTER TABLE "order_events" ADD COLUMN "amount_cents" integer;