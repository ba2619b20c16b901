ALTER TABLE "products" ADD COLUMN "scale_code" text;--> statement-breakpoint
ALTER TABLE "shop" ADD COLUMN "most_orders_a_run" smallint DEFAULT 8 NOT NULL;--> statement-breakpoint
ALTER TABLE "shop" ADD COLUMN "scale_barcodes" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "shop" ADD COLUMN "weighed_under_percent" smallint DEFAULT 20 NOT NULL;--> statement-breakpoint
ALTER TABLE "shop" ADD COLUMN "weighed_over_percent" smallint DEFAULT 10 NOT NULL;--> statement-breakpoint
ALTER TABLE "shop" ADD COLUMN "substitute_answer_minutes" smallint DEFAULT 20 NOT NULL;--> statement-breakpoint
ALTER TABLE "shop" ADD COLUMN "figures_by_picker" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "products_scale_code" ON "products" USING btree (ltrim("scale_code", '0'));--> statement-breakpoint
UPDATE "shop" SET "weighed_over_percent" = least("weighed_over_percent", "weighed_margin_percent");--> statement-breakpoint
ALTER TABLE "shop" ADD CONSTRAINT "shop_weighed_over" CHECK ("shop"."weighed_over_percent" <= "shop"."weighed_margin_percent");