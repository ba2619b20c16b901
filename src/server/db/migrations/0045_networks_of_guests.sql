ALTER TABLE "orders" ADD COLUMN "network" text;--> statement-breakpoint
ALTER TABLE "slot_places" ADD COLUMN "network" text;--> statement-breakpoint
CREATE INDEX "orders_network" ON "orders" USING btree ("network","submitted_at") WHERE "orders"."network" is not null;--> statement-breakpoint
CREATE INDEX "slot_places_network" ON "slot_places" USING btree ("network") WHERE "slot_places"."network" is not null;