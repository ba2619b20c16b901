CREATE EXTENSION IF NOT EXISTS btree_gin;--> statement-breakpoint
DROP INDEX "orders_words";--> statement-breakpoint
DROP INDEX "products_by_age";--> statement-breakpoint
DROP INDEX "contact_messages_waiting";--> statement-breakpoint
DROP INDEX "orders_listed";--> statement-breakpoint
DROP INDEX "reviews_queue";--> statement-breakpoint
DROP INDEX "search_misses_by_age";--> statement-breakpoint
CREATE INDEX "customer_roles_role" ON "customer_roles" USING btree ("role","customer_id");--> statement-breakpoint
CREATE INDEX "customers_by_name" ON "customers" USING btree (lower("name"),"id");--> statement-breakpoint
CREATE INDEX "customers_by_age" ON "customers" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "customers_inactive" ON "customers" USING btree (lower("name"),"id") WHERE not "customers"."active";--> statement-breakpoint
CREATE INDEX "customers_wholesale" ON "customers" USING btree (lower("name"),"id") WHERE "customers"."customer_type" = 'wholesale';--> statement-breakpoint
CREATE INDEX "customers_asking" ON "customers" USING btree ("wholesale_requested_at","id") WHERE ("customers"."wholesale_requested_at" is not null and "customers"."customer_type" = 'retail');--> statement-breakpoint
CREATE INDEX "customers_searched" ON "customers" USING gin (("id" / 50000),lower(' ' || coalesce("name", '') || ' ' || coalesce("email", '') || ' ' || coalesce("phone", '')) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "product_texts_by_name" ON "product_texts" USING btree ("language","name_key","product_id");--> statement-breakpoint
CREATE INDEX "product_texts_searched" ON "product_texts" USING gin (("product_id" / 10000),lower(' ' || coalesce("name", '')) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "products_by_change" ON "products" USING btree ("updated_at","id") WHERE "products"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "products_category" ON "products" USING btree ("category","id");--> statement-breakpoint
CREATE INDEX "products_hidden" ON "products" USING btree ("id") WHERE not "products"."visible";--> statement-breakpoint
CREATE INDEX "products_deleted" ON "products" USING btree ("id") WHERE "products"."deleted_at" is not null;--> statement-breakpoint
CREATE INDEX "products_supplier_code" ON "products" USING btree (lower("supplier_code"));--> statement-breakpoint
CREATE INDEX "contact_messages_type" ON "contact_messages" USING btree ("type","created_at","id");--> statement-breakpoint
CREATE INDEX "contact_messages_searched" ON "contact_messages" USING gin (("id" / 10000),lower(' ' || coalesce("from_name", '') || ' ' || coalesce("from_email", '') || ' ' || coalesce("subject", '') || ' ' || coalesce("message", '') || ' ' || coalesce("order_number", '')) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "orders_listed_store_total" ON "orders" USING btree ("store_id","total_cents","id") WHERE ("orders"."status" <> 'draft' or "orders"."by_staff");--> statement-breakpoint
CREATE INDEX "orders_number" ON "orders" USING btree ("order_number" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "orders_address" ON "orders" USING btree (lower("customer_email") text_pattern_ops);--> statement-breakpoint
CREATE INDEX "orders_searched" ON "orders" USING gin (("id" / 50000),lower(' ' || coalesce("order_number", '') || ' ' || coalesce("customer_name", '') || ' ' || coalesce("customer_email", '') || ' ' || coalesce("customer_phone", '')) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "reviews_by_age" ON "reviews" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "search_misses_by_count" ON "search_misses" USING btree ("count" desc,"words","language");--> statement-breakpoint
CREATE INDEX "products_by_age" ON "products" USING btree ("created_at","id") WHERE "products"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "contact_messages_waiting" ON "contact_messages" USING btree ("created_at","id") WHERE "contact_messages"."handled_at" is null;--> statement-breakpoint
CREATE INDEX "orders_listed" ON "orders" USING btree ("listed_at","id","total_cents") WHERE ("orders"."status" <> 'draft' or "orders"."by_staff");--> statement-breakpoint
CREATE INDEX "reviews_queue" ON "reviews" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "search_misses_by_age" ON "search_misses" USING btree ("last_at" desc,"words","language");