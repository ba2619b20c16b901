CREATE TABLE "stock_settings" (
	"id" smallint PRIMARY KEY DEFAULT 1 NOT NULL,
	"low_milli" integer DEFAULT 5000 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "stock_settings_one_row" CHECK ("stock_settings"."id" = 1),
	CONSTRAINT "stock_settings_low" CHECK ("stock_settings"."low_milli" >= 0)
);
--> statement-breakpoint
DROP INDEX "stock_low";--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "ingredients_exemption" text;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
CREATE INDEX "stock_available" ON "stock" USING btree (("on_hand_milli" - "reserved_milli"),"product_id") WHERE "stock"."inventory";