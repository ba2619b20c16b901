-- What the searches of the back office compare: without accents (also those of letters of their own, as đ) and differences
-- of case, apostrophes and spaces alike.
CREATE FUNCTION fold_text(given text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN lower(translate(regexp_replace(normalize(given, NFKD), '[\u0300-\u036f]', '', 'g'), 'đĐøØłŁıʼ’‘´`', 'dDoOlLi'''''''''''));--> statement-breakpoint
DROP INDEX "customers_searched";--> statement-breakpoint
DROP INDEX "audit_entries_searched";--> statement-breakpoint
DROP INDEX "audit_personal_label";--> statement-breakpoint
DROP INDEX "product_texts_searched";--> statement-breakpoint
DROP INDEX "contact_messages_searched";--> statement-breakpoint
DROP INDEX "orders_searched";--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "phone_e164" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "customer_phone_e164" text;--> statement-breakpoint
CREATE INDEX "customers_searched" ON "customers" USING gin (("id" / 50000),fold_text(' ' || coalesce("name", '') || ' ' || coalesce("email", '') || ' ' || coalesce("phone", '') || ' ' || coalesce(regexp_replace("phone", '[^0-9]', '', 'g'), '') || ' ' || coalesce("phone_e164", '')) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "audit_entries_searched" ON "audit_entries" USING gin (fold_text("searched") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "audit_personal_label" ON "audit_personal" USING gin (fold_text("label") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "product_texts_searched" ON "product_texts" USING gin (("product_id" / 10000),fold_text(' ' || coalesce("name", '')) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "contact_messages_searched" ON "contact_messages" USING gin (("id" / 10000),fold_text(' ' || coalesce("from_name", '') || ' ' || coalesce("from_email", '') || ' ' || coalesce("subject", '') || ' ' || coalesce("message", '') || ' ' || coalesce("order_number", '')) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "orders_searched" ON "orders" USING gin (("id" / 50000),fold_text(' ' || coalesce("order_number", '') || ' ' || coalesce("customer_name", '') || ' ' || coalesce("customer_email", '') || ' ' || coalesce("customer_phone", '') || ' ' || coalesce(regexp_replace("customer_phone", '[^0-9]', '', 'g'), '') || ' ' || coalesce("customer_phone_e164", '')) gin_trgm_ops);