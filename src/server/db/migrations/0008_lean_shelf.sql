DROP INDEX "shelf_category_by_price";--> statement-breakpoint
DROP INDEX "shelf_offers";--> statement-breakpoint
CREATE INDEX "shelf_offers" ON "shelf" USING btree ("store_id","product_id") WHERE "shelf"."percent" is not null;--> statement-breakpoint
ALTER TABLE "shelf" DROP COLUMN "key_fr";--> statement-breakpoint
ALTER TABLE "shelf" DROP COLUMN "key_en";--> statement-breakpoint
ALTER TABLE "shelf" DROP COLUMN "key_vi";--> statement-breakpoint
ALTER TABLE "shelf" DROP COLUMN "search_text";