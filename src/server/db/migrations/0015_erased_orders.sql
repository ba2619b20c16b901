ALTER TABLE "orders" DROP CONSTRAINT "orders_guest";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "erased_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_guest" CHECK ("orders"."customer_id" is not null or "orders"."customer_email" is not null or "orders"."erased_at" is not null);