CREATE TABLE "slot_places" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"slot_id" integer NOT NULL,
	"order_id" integer,
	"customer_id" integer,
	"picking_seconds" integer DEFAULT 0 NOT NULL,
	"fee_cents" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp with time zone,
	"was_extended" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "slot_places_order_id_unique" UNIQUE("order_id"),
	CONSTRAINT "slot_places_kind" CHECK (("slot_places"."order_id" is null) = ("slot_places"."expires_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "slot_rules" (
	"store_id" integer PRIMARY KEY NOT NULL,
	"days_ahead" smallint NOT NULL,
	"order_seconds" integer NOT NULL,
	"line_seconds" integer NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "slot_rules_sane" CHECK ("slot_rules"."days_ahead" between 1 and 60 and "slot_rules"."order_seconds" >= 0 and "slot_rules"."line_seconds" >= 0)
);
--> statement-breakpoint
CREATE TABLE "slot_windows" (
	"id" serial PRIMARY KEY NOT NULL,
	"store_id" integer NOT NULL,
	"type" text NOT NULL,
	"weekday" smallint NOT NULL,
	"start" text NOT NULL,
	"end" text NOT NULL,
	"most_orders" integer NOT NULL,
	"most_picking_minutes" integer NOT NULL,
	"cut_off_minutes" integer NOT NULL,
	"fee_cents" integer NOT NULL,
	CONSTRAINT "slot_windows_weekday" CHECK ("slot_windows"."weekday" between 1 and 7)
);
--> statement-breakpoint
CREATE TABLE "slots" (
	"id" serial PRIMARY KEY NOT NULL,
	"store_id" integer NOT NULL,
	"type" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"cut_off_at" timestamp with time zone NOT NULL,
	"most_orders" integer NOT NULL,
	"most_picking_seconds" integer NOT NULL,
	"fee_cents" integer NOT NULL,
	"withdrawn" boolean DEFAULT false NOT NULL,
	CONSTRAINT "slots_times" CHECK ("slots"."ends_at" > "slots"."starts_at")
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "slot_id" integer;--> statement-breakpoint
ALTER TABLE "slot_places" ADD CONSTRAINT "slot_places_slot_id_slots_id_fk" FOREIGN KEY ("slot_id") REFERENCES "public"."slots"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "slot_places" ADD CONSTRAINT "slot_places_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "slot_places" ADD CONSTRAINT "slot_places_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "slot_rules" ADD CONSTRAINT "slot_rules_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "slot_windows" ADD CONSTRAINT "slot_windows_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "slots" ADD CONSTRAINT "slots_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "slot_places_slot" ON "slot_places" USING btree ("slot_id");--> statement-breakpoint
CREATE UNIQUE INDEX "slot_places_one_hold" ON "slot_places" USING btree ("customer_id") WHERE "slot_places"."order_id" is null;--> statement-breakpoint
CREATE INDEX "slot_places_expiry" ON "slot_places" USING btree ("expires_at") WHERE "slot_places"."order_id" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "slot_windows_once" ON "slot_windows" USING btree ("store_id","type","weekday","start","end");--> statement-breakpoint
CREATE UNIQUE INDEX "slots_once" ON "slots" USING btree ("store_id","type","starts_at","ends_at");--> statement-breakpoint
CREATE INDEX "slots_offered" ON "slots" USING btree ("store_id","cut_off_at");--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_slot_id_slots_id_fk" FOREIGN KEY ("slot_id") REFERENCES "public"."slots"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "orders_slot" ON "orders" USING btree ("slot_id") WHERE "orders"."slot_id" is not null;