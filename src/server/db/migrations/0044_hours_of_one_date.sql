ALTER TABLE "store_closed_days" ADD COLUMN "opens" text;--> statement-breakpoint
ALTER TABLE "store_closed_days" ADD COLUMN "closes" text;--> statement-breakpoint
ALTER TABLE "store_closed_days" ADD CONSTRAINT "store_closed_days_hours" CHECK (("store_closed_days"."opens" is null) = ("store_closed_days"."closes" is null));