CREATE TABLE "catalogue_changes" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"transaction" "xid8" DEFAULT pg_current_xact_id() NOT NULL,
	"store_id" integer,
	"product_id" integer,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "store_discounts" (
	"store_id" integer NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"percent" smallint,
	"is_active" boolean NOT NULL,
	"valid_from" timestamp with time zone,
	"valid_to" timestamp with time zone,
	CONSTRAINT "store_discounts_store_id_since_pk" PRIMARY KEY("store_id","since")
);
--> statement-breakpoint
ALTER TABLE "shelf_changes" DISABLE ROW LEVEL SECURITY;--> statement-breakpoint
DROP TABLE "shelf_changes" CASCADE;--> statement-breakpoint
ALTER TABLE "stock" DROP CONSTRAINT "stock_not_negative";--> statement-breakpoint
ALTER TABLE "stock_movements" DROP CONSTRAINT "stock_movements_not_zero";--> statement-breakpoint
DROP INDEX "shelf_by_age";--> statement-breakpoint
DROP INDEX "shelf_offers";--> statement-breakpoint
DROP INDEX "stock_movements_order";--> statement-breakpoint
ALTER TABLE "stock" RENAME COLUMN "quantity_milli" TO "on_hand_milli";--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "lowest_noted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "stock" ADD COLUMN "reserved_milli" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "stock_movements" ADD COLUMN "reserved_delta_milli" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "store_discounts" ADD CONSTRAINT "store_discounts_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "catalogue_changes_since" ON "catalogue_changes" USING btree ("transaction");--> statement-breakpoint
CREATE INDEX "products_by_age" ON "products" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "discounts_starts" ON "discounts" USING btree ("valid_from") WHERE "discounts"."valid_from" is not null;--> statement-breakpoint
CREATE INDEX "discounts_ends" ON "discounts" USING btree ("valid_to") WHERE "discounts"."valid_to" is not null;--> statement-breakpoint
CREATE INDEX "shelf_discounted" ON "shelf" USING btree ("store_id","product_id") WHERE "shelf"."percent" is not null;--> statement-breakpoint
CREATE INDEX "stock_sold_out" ON "stock" USING btree ("store_id","product_id") WHERE "stock"."inventory" and "stock"."on_hand_milli" <= "stock"."reserved_milli";--> statement-breakpoint
CREATE INDEX "stock_movements_order" ON "stock_movements" USING btree ("order_id") WHERE "stock_movements"."order_id" is not null;--> statement-breakpoint
ALTER TABLE "price_history" RENAME TO "price_history_by_type";--> statement-breakpoint
CREATE TABLE "price_history" (
	"store_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"base_cents" integer NOT NULL,
	"wholesale_base_cents" integer NOT NULL,
	"percent" smallint,
	CONSTRAINT "price_history_store_id_product_id_since_pk" PRIMARY KEY("store_id","product_id","since")
);
--> statement-breakpoint
-- One row for both price types. What a row said of the discount was the larger of the product's and the store's; it stays so.
INSERT INTO "price_history" (store_id, product_id, since, base_cents, wholesale_base_cents, percent)
SELECT m.store_id, m.product_id, m.since, retail.base_cents, coalesce(wholesale.base_cents, retail.base_cents),
	nullif(round(100 - 100.0 * retail.final_cents / retail.base_cents), 0)::smallint
FROM (SELECT DISTINCT store_id, product_id, since FROM "price_history_by_type") m
CROSS JOIN LATERAL (
	SELECT base_cents, final_cents FROM "price_history_by_type" h
	WHERE h.store_id = m.store_id AND h.product_id = m.product_id AND h.price_type = 'retail' AND h.since <= m.since
	ORDER BY h.since DESC, h.id DESC LIMIT 1
) retail
LEFT JOIN LATERAL (
	SELECT base_cents FROM "price_history_by_type" h
	WHERE h.store_id = m.store_id AND h.product_id = m.product_id AND h.price_type = 'wholesale' AND h.since <= m.since
	ORDER BY h.since DESC, h.id DESC LIMIT 1
) wholesale ON true;--> statement-breakpoint
DROP TABLE "price_history_by_type";--> statement-breakpoint
ALTER TABLE "price_history" ADD CONSTRAINT "price_history_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_history" ADD CONSTRAINT "price_history_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
INSERT INTO "store_discounts" (store_id, since, percent, is_active, valid_from, valid_to)
SELECT id, created_at, discount_percent, discount_is_active, discount_from, discount_to FROM "stores" WHERE discount_percent IS NOT NULL;--> statement-breakpoint
-- The shelf says the product's own discount from now on; the store's is read from the store.
UPDATE "shelf" sh SET percent = own.percent, discount_ends_at = own.ends_at
FROM "shelf" old LEFT JOIN LATERAL (
	SELECT percent, valid_to AS ends_at FROM "discounts" d
	WHERE d.store_id = old.store_id AND d.product_id = old.product_id AND d.is_active
		AND (d.valid_from IS NULL OR d.valid_from <= now()) AND (d.valid_to IS NULL OR d.valid_to >= now())
	ORDER BY percent DESC, valid_to DESC NULLS FIRST LIMIT 1
) own ON true
WHERE old.store_id = sh.store_id AND old.product_id = sh.product_id AND old.percent IS NOT NULL;--> statement-breakpoint
INSERT INTO "stock" (store_id, product_id) SELECT store_id, product_id FROM "shelf" ON CONFLICT DO NOTHING;--> statement-breakpoint
ALTER TABLE "shelf" DROP COLUMN "category";--> statement-breakpoint
ALTER TABLE "shelf" DROP COLUMN "unit";--> statement-breakpoint
ALTER TABLE "shelf" DROP COLUMN "supplier";--> statement-breakpoint
ALTER TABLE "shelf" DROP COLUMN "name_fr";--> statement-breakpoint
ALTER TABLE "shelf" DROP COLUMN "name_en";--> statement-breakpoint
ALTER TABLE "shelf" DROP COLUMN "name_vi";--> statement-breakpoint
ALTER TABLE "shelf" DROP COLUMN "description_fr";--> statement-breakpoint
ALTER TABLE "shelf" DROP COLUMN "description_en";--> statement-breakpoint
ALTER TABLE "shelf" DROP COLUMN "description_vi";--> statement-breakpoint
ALTER TABLE "shelf" DROP COLUMN "final_cents";--> statement-breakpoint
ALTER TABLE "shelf" DROP COLUMN "wholesale_final_cents";--> statement-breakpoint
ALTER TABLE "shelf" DROP COLUMN "rating_tenths";--> statement-breakpoint
ALTER TABLE "shelf" DROP COLUMN "rating_count";--> statement-breakpoint
ALTER TABLE "shelf" DROP COLUMN "featured";--> statement-breakpoint
ALTER TABLE "shelf" DROP COLUMN "created_at";--> statement-breakpoint
ALTER TABLE "shelf" DROP COLUMN "ingredients_fr";--> statement-breakpoint
ALTER TABLE "shelf" DROP COLUMN "ingredients_en";--> statement-breakpoint
ALTER TABLE "shelf" DROP COLUMN "ingredients_vi";--> statement-breakpoint
ALTER TABLE "shelf" DROP COLUMN "card";--> statement-breakpoint
ALTER TABLE "shelf" DROP COLUMN "facts";--> statement-breakpoint
ALTER TABLE "stock" ADD CONSTRAINT "stock_not_negative" CHECK ("stock"."reserved_milli" >= 0 and "stock"."on_hand_milli" >= "stock"."reserved_milli");--> statement-breakpoint
ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_not_zero" CHECK ("stock_movements"."delta_milli" <> 0 or "stock_movements"."reserved_delta_milli" <> 0);--> statement-breakpoint
-- What open orders had taken lies in the store still: it becomes a reservation.
WITH waiting AS (
	SELECT m.id, m.store_id, m.product_id, m.delta_milli FROM "stock_movements" m JOIN "orders" o ON o.id = m.order_id
	WHERE m.reason = 'sale' AND o.status = 'submitted' AND o.fulfilment IN ('pending', 'processing')
), noted AS (
	UPDATE "stock_movements" m SET reason = 'reservation', delta_milli = 0, reserved_delta_milli = -w.delta_milli
	FROM waiting w WHERE m.id = w.id
)
UPDATE "stock" s SET on_hand_milli = s.on_hand_milli + w.quantity, reserved_milli = w.quantity
FROM (SELECT store_id, product_id, -sum(delta_milli)::int AS quantity FROM waiting GROUP BY store_id, product_id) w
WHERE s.store_id = w.store_id AND s.product_id = w.product_id;
