CREATE TABLE "order_changes" (
	"event_id" bigint PRIMARY KEY NOT NULL,
	"lines_before" jsonb NOT NULL,
	"lines_after" jsonb NOT NULL,
	"fee_before_cents" integer NOT NULL,
	"fee_after_cents" integer NOT NULL,
	"total_before_cents" integer NOT NULL,
	"total_after_cents" integer NOT NULL,
	"note_changed" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
ALTER TABLE "orders" DROP CONSTRAINT "orders_guest";--> statement-breakpoint
DROP INDEX "orders_one_draft";--> statement-breakpoint
ALTER TABLE "order_events" ADD COLUMN "kind" text DEFAULT 'move' NOT NULL;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "substitution" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "by_staff" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "made_by" integer;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "listed_at" timestamp with time zone GENERATED ALWAYS AS (coalesce(submitted_at, created_at)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "order_changes" ADD CONSTRAINT "order_changes_event_id_order_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."order_events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_made_by_customers_id_fk" FOREIGN KEY ("made_by") REFERENCES "public"."customers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "orders_listed" ON "orders" USING btree ("listed_at","id") WHERE ("orders"."status" <> 'draft' or "orders"."by_staff");--> statement-breakpoint
CREATE INDEX "orders_listed_total" ON "orders" USING btree ("total_cents","id") WHERE ("orders"."status" <> 'draft' or "orders"."by_staff");--> statement-breakpoint
CREATE INDEX "orders_listed_status" ON "orders" USING btree ("fulfilment","status","listed_at","id") WHERE ("orders"."status" <> 'draft' or "orders"."by_staff");--> statement-breakpoint
CREATE INDEX "orders_listed_store" ON "orders" USING btree ("store_id","listed_at","id") WHERE ("orders"."status" <> 'draft' or "orders"."by_staff");--> statement-breakpoint
CREATE INDEX "orders_listed_payment" ON "orders" USING btree ("payment_status","payment_method","listed_at","id") WHERE ("orders"."status" <> 'draft' or "orders"."by_staff");--> statement-breakpoint
CREATE INDEX "orders_words" ON "orders" USING gin ("order_number" gin_trgm_ops,"customer_name" gin_trgm_ops,"customer_email" gin_trgm_ops,"customer_phone" gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "orders_one_draft" ON "orders" USING btree ("customer_id","store_id") WHERE "orders"."status" = 'draft' and not "orders"."by_staff";--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_guest" CHECK ("orders"."customer_id" is not null or "orders"."customer_email" is not null or "orders"."erased_at" is not null
        or ("orders"."by_staff" and "orders"."status" = 'draft'));