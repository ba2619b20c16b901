CREATE TABLE "round_events" (
	"id" text PRIMARY KEY NOT NULL,
	"round_id" integer NOT NULL,
	"order_id" integer NOT NULL,
	"kind" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"actor_id" integer,
	"result" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "round_orders" (
	"round_id" integer NOT NULL,
	"order_id" integer NOT NULL,
	"position" smallint NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"cash_cents" integer DEFAULT 0 NOT NULL,
	"next_at" timestamp with time zone,
	"last_event_id" text,
	"last_at" timestamp with time zone,
	"last_by" integer,
	CONSTRAINT "round_orders_round_id_order_id_pk" PRIMARY KEY("round_id","order_id"),
	CONSTRAINT "round_orders_cash" CHECK ("round_orders"."cash_cents" >= 0)
);
--> statement-breakpoint
CREATE TABLE "rounds" (
	"id" serial PRIMARY KEY NOT NULL,
	"store_id" integer NOT NULL,
	"slot_id" integer,
	"day" date NOT NULL,
	"driver_id" integer,
	"state" text DEFAULT 'planned' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"started_at" timestamp with time zone,
	"started_by" integer,
	"ended_at" timestamp with time zone,
	"ended_by" integer,
	"float_cents" integer DEFAULT 0 NOT NULL,
	"given_cents" integer,
	CONSTRAINT "rounds_cash" CHECK ("rounds"."float_cents" >= 0 and ("rounds"."given_cents" is null or "rounds"."given_cents" >= 0))
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "round_id" integer;--> statement-breakpoint
ALTER TABLE "round_events" ADD CONSTRAINT "round_events_round_id_rounds_id_fk" FOREIGN KEY ("round_id") REFERENCES "public"."rounds"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "round_events" ADD CONSTRAINT "round_events_actor_id_customers_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."customers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "round_orders" ADD CONSTRAINT "round_orders_round_id_rounds_id_fk" FOREIGN KEY ("round_id") REFERENCES "public"."rounds"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "round_orders" ADD CONSTRAINT "round_orders_last_by_customers_id_fk" FOREIGN KEY ("last_by") REFERENCES "public"."customers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rounds" ADD CONSTRAINT "rounds_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rounds" ADD CONSTRAINT "rounds_slot_id_slots_id_fk" FOREIGN KEY ("slot_id") REFERENCES "public"."slots"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rounds" ADD CONSTRAINT "rounds_driver_id_customers_id_fk" FOREIGN KEY ("driver_id") REFERENCES "public"."customers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rounds" ADD CONSTRAINT "rounds_started_by_customers_id_fk" FOREIGN KEY ("started_by") REFERENCES "public"."customers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rounds" ADD CONSTRAINT "rounds_ended_by_customers_id_fk" FOREIGN KEY ("ended_by") REFERENCES "public"."customers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "round_events_order" ON "round_events" USING btree ("order_id","at");--> statement-breakpoint
CREATE INDEX "round_orders_order" ON "round_orders" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "rounds_listed" ON "rounds" USING btree ("store_id","day","id");--> statement-breakpoint
CREATE INDEX "rounds_driver" ON "rounds" USING btree ("driver_id","id");--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_round_id_rounds_id_fk" FOREIGN KEY ("round_id") REFERENCES "public"."rounds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "orders_round" ON "orders" USING btree ("round_id") WHERE "orders"."round_id" is not null;