DROP INDEX "payments_attention";--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "attention_seen_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "attention_seen_by" integer;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_attention_seen_by_customers_id_fk" FOREIGN KEY ("attention_seen_by") REFERENCES "public"."customers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payments_attention" ON "payments" USING btree ("order_id") WHERE "payments"."attention" is not null and "payments"."attention_seen_at" is null;