CREATE TABLE "product_barcodes" (
	"code" text PRIMARY KEY NOT NULL,
	"product_id" integer NOT NULL,
	"position" smallint NOT NULL,
	"digits" smallint NOT NULL,
	CONSTRAINT "product_barcodes_code" CHECK ("product_barcodes"."code" ~ '^[0-9]{14}$'),
	CONSTRAINT "product_barcodes_digits" CHECK ("product_barcodes"."digits" in (8, 12, 13, 14))
);
--> statement-breakpoint
CREATE TABLE "unread_barcodes" (
	"text" text NOT NULL,
	"product_id" integer NOT NULL,
	CONSTRAINT "unread_barcodes_text_product_id_pk" PRIMARY KEY("text","product_id")
);
--> statement-breakpoint
ALTER TABLE "products" DROP CONSTRAINT "products_barcode_unique";--> statement-breakpoint
ALTER TABLE "product_barcodes" ADD CONSTRAINT "product_barcodes_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "unread_barcodes" ADD CONSTRAINT "unread_barcodes_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "product_barcodes_product" ON "product_barcodes" USING btree ("product_id","position");--> statement-breakpoint
CREATE INDEX "unread_barcodes_product" ON "unread_barcodes" USING btree ("product_id");--> statement-breakpoint
-- Kept barcodes as 14 digits (domain/catalogue/barcode.ts). A wrong check digit, but of codes that shops give themselves, and
-- what another product has already, stay for staff to look at: the overview names them.
WITH "kept" AS (
  SELECT "id", "barcode" AS "text", lpad("barcode", 14, '0') AS "code" FROM "products"
  WHERE "barcode" ~ '^[0-9]{8,14}$'
), "checked" AS (
  SELECT "kept".*, "code" ~ '^(02|002|004|000000[02])' OR (
    SELECT sum(substr("code", "n", 1)::int * CASE WHEN "n" % 2 = 1 THEN 3 ELSE 1 END) % 10 = 0 FROM generate_series(1, 14) "n"
  ) AS "is_right" FROM "kept"
)
INSERT INTO "product_barcodes" ("code", "product_id", "position", "digits")
SELECT DISTINCT ON ("code") "code", "id", 0, CASE
    WHEN length("text") IN (8, 12, 13) THEN length("text")
    WHEN "code" LIKE '000000%' THEN 8
    WHEN "code" LIKE '00%' THEN 12
    WHEN "code" LIKE '0%' THEN 13
    ELSE 14 END
FROM "checked" WHERE "is_right" ORDER BY "code", "id";--> statement-breakpoint
INSERT INTO "unread_barcodes" ("text", "product_id")
SELECT "barcode", "id" FROM "products" "p" WHERE "barcode" IS NOT NULL
  AND NOT EXISTS (SELECT FROM "product_barcodes" "b" WHERE "b"."product_id" = "p"."id");--> statement-breakpoint
ALTER TABLE "products" DROP COLUMN "barcode";--> statement-breakpoint
-- Products are read with theirs, by plans that know how many there are.
ANALYZE "product_barcodes";
