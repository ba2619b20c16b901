CREATE TABLE "shelf_changes" (
	"product_id" integer PRIMARY KEY NOT NULL,
	"transaction" "xid8" NOT NULL
);
--> statement-breakpoint
ALTER TABLE "products" ALTER COLUMN "allergens" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "products" ALTER COLUMN "allergens" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "may_contain" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
CREATE INDEX "shelf_changes_since" ON "shelf_changes" USING btree ("transaction");--> statement-breakpoint
-- An empty list with a list of ingredients beside it is a declaration; alone it was only the default.
UPDATE "products" p SET "allergens" = NULL
WHERE "allergens" = '{}' AND NOT EXISTS (SELECT 1 FROM "product_texts" t WHERE t."product_id" = p."id" AND t."ingredients" IS NOT NULL);--> statement-breakpoint
UPDATE "shelf" sh SET "facts" = ("facts"::jsonb || jsonb_build_object('allergensKnown', p."allergens" IS NOT NULL, 'mayContain', p."may_contain"))::json
FROM "products" p WHERE p."id" = sh."product_id";
