ALTER TABLE "order_events" ADD COLUMN "handed_to" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "pickup_code" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "arrived_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "arrival_place" text;--> statement-breakpoint
CREATE UNIQUE INDEX "orders_pickup_code" ON "orders" USING btree ("store_id","pickup_code") WHERE "orders"."status" = 'submitted' and "orders"."pickup_code" is not null;--> statement-breakpoint
CREATE INDEX "orders_arrived" ON "orders" USING btree ("store_id","arrived_at") WHERE "orders"."fulfilment" = 'ready' and "orders"."arrived_at" is not null;--> statement-breakpoint
-- Orders that wait to be collected get a code too. The random bits of a UUID are cryptographic, as those of random() are not.
DO $$
DECLARE
  o record;
  code text;
BEGIN
  FOR o IN SELECT id, store_id FROM orders WHERE type = 'pickup' AND status = 'submitted' LOOP
    LOOP
      code := lpad((('x' || left(gen_random_uuid()::text, 8))::bit(32)::bigint % 1000000)::text, 6, '0');
      EXIT WHEN NOT EXISTS (
        SELECT 1 FROM orders taken WHERE taken.store_id = o.store_id AND taken.status = 'submitted' AND taken.pickup_code = code
      );
    END LOOP;
    UPDATE orders SET pickup_code = code WHERE id = o.id;
  END LOOP;
END $$;
