DROP TABLE "search_words";--> statement-breakpoint
DROP INDEX "shelf_by_name_fr";--> statement-breakpoint
DROP INDEX "shelf_by_name_en";--> statement-breakpoint
DROP INDEX "shelf_by_name_vi";--> statement-breakpoint
DROP INDEX "shelf_by_price";--> statement-breakpoint
DROP INDEX "shelf_by_wholesale_price";--> statement-breakpoint
DROP INDEX "shelf_category_by_name_fr";--> statement-breakpoint
DROP INDEX "shelf_category_by_name_en";--> statement-breakpoint
DROP INDEX "shelf_category_by_name_vi";--> statement-breakpoint
DROP INDEX "shelf_featured";--> statement-breakpoint
DROP INDEX "shelf_search";--> statement-breakpoint
CREATE INDEX "shelf_by_age" ON "shelf" USING btree ("store_id","created_at","product_id");