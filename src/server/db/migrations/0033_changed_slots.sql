ALTER TABLE "order_changes" ADD COLUMN "slot_changed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "order_changes" ADD COLUMN "slot_before" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "order_changes" ADD COLUMN "slot_after" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "order_events" ADD COLUMN "reason" text;