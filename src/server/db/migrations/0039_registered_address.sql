DROP INDEX "orders_open";--> statement-breakpoint
ALTER TABLE "shop" ALTER COLUMN "founded_in" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "shop" ADD COLUMN "registered_address" jsonb;