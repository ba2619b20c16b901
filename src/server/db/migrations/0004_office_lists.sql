CREATE TABLE "office_settings" (
	"customer_id" integer PRIMARY KEY NOT NULL,
	"rows_per_page" smallint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "recent_sales" (
	"product_id" integer NOT NULL,
	"store_id" integer NOT NULL,
	"sold_milli" bigint NOT NULL,
	CONSTRAINT "recent_sales_product_id_store_id_pk" PRIMARY KEY("product_id","store_id"),
	CONSTRAINT "recent_sales_some" CHECK ("recent_sales"."sold_milli" > 0)
);
--> statement-breakpoint
DROP INDEX "stock_available";--> statement-breakpoint
ALTER TABLE "office_settings" ADD CONSTRAINT "office_settings_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recent_sales" ADD CONSTRAINT "recent_sales_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recent_sales" ADD CONSTRAINT "recent_sales_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "orders_listed_no_slot" ON "orders" USING btree ("listed_at","id") WHERE ("orders"."status" <> 'draft' or "orders"."by_staff") and "orders"."slot_id" is null;--> statement-breakpoint
CREATE INDEX "slots_by_start" ON "slots" USING btree ("starts_at");