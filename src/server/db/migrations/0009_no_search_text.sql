DROP INDEX "products_search";--> statement-breakpoint
ALTER TABLE "products" DROP COLUMN "search_text";