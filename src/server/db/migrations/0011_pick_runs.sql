CREATE TABLE "pick_events" (
	"id" text PRIMARY KEY NOT NULL,
	"run_id" integer NOT NULL,
	"line_id" integer NOT NULL,
	"kind" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"actor_id" integer,
	"quantity_milli" integer,
	"barcode" text,
	"product_id" integer,
	"shelf_empty" boolean DEFAULT false NOT NULL,
	"by_phone" boolean DEFAULT false NOT NULL,
	"result" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pick_lines" (
	"run_id" integer NOT NULL,
	"line_id" integer NOT NULL,
	"order_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"ordered_milli" integer NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"picked_milli" integer DEFAULT 0 NOT NULL,
	"substitute_id" integer,
	"substitute_milli" integer DEFAULT 0 NOT NULL,
	"substitute_cents" integer DEFAULT 0 NOT NULL,
	"answer_until" timestamp with time zone,
	"reserved_milli" integer NOT NULL,
	"substitute_reserved_milli" integer DEFAULT 0 NOT NULL,
	"emptied_milli" integer DEFAULT 0 NOT NULL,
	"last_event_id" text,
	"last_at" timestamp with time zone,
	"last_by" integer,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "pick_lines_run_id_line_id_pk" PRIMARY KEY("run_id","line_id"),
	CONSTRAINT "pick_lines_not_negative" CHECK ("pick_lines"."picked_milli" >= 0 and "pick_lines"."substitute_milli" >= 0 and "pick_lines"."reserved_milli" >= 0
        and "pick_lines"."substitute_reserved_milli" >= 0 and "pick_lines"."emptied_milli" >= 0)
);
--> statement-breakpoint
CREATE TABLE "pick_run_orders" (
	"run_id" integer NOT NULL,
	"order_id" integer NOT NULL,
	"letter" text NOT NULL,
	"left_at" timestamp with time zone,
	"ambient" smallint DEFAULT 0 NOT NULL,
	"cold" smallint DEFAULT 0 NOT NULL,
	"frozen" smallint DEFAULT 0 NOT NULL,
	CONSTRAINT "pick_run_orders_run_id_order_id_pk" PRIMARY KEY("run_id","order_id")
);
--> statement-breakpoint
CREATE TABLE "pick_runs" (
	"id" serial PRIMARY KEY NOT NULL,
	"store_id" integer NOT NULL,
	"slot_id" integer,
	"state" text DEFAULT 'open' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"started_by" integer,
	"ended_at" timestamp with time zone,
	"ended_by" integer
);
--> statement-breakpoint
ALTER TABLE "order_lines" DROP CONSTRAINT "order_lines_quantity";--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "ordered_milli" integer;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "substitute_for" integer;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "pick_run_id" integer;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "picked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "agreed_total_cents" integer;--> statement-breakpoint
ALTER TABLE "pick_events" ADD CONSTRAINT "pick_events_run_id_pick_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."pick_runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pick_events" ADD CONSTRAINT "pick_events_actor_id_customers_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."customers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pick_lines" ADD CONSTRAINT "pick_lines_run_id_pick_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."pick_runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pick_lines" ADD CONSTRAINT "pick_lines_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pick_lines" ADD CONSTRAINT "pick_lines_substitute_id_products_id_fk" FOREIGN KEY ("substitute_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pick_lines" ADD CONSTRAINT "pick_lines_last_by_customers_id_fk" FOREIGN KEY ("last_by") REFERENCES "public"."customers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pick_run_orders" ADD CONSTRAINT "pick_run_orders_run_id_pick_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."pick_runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pick_runs" ADD CONSTRAINT "pick_runs_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pick_runs" ADD CONSTRAINT "pick_runs_slot_id_slots_id_fk" FOREIGN KEY ("slot_id") REFERENCES "public"."slots"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pick_runs" ADD CONSTRAINT "pick_runs_started_by_customers_id_fk" FOREIGN KEY ("started_by") REFERENCES "public"."customers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pick_runs" ADD CONSTRAINT "pick_runs_ended_by_customers_id_fk" FOREIGN KEY ("ended_by") REFERENCES "public"."customers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "pick_events_line" ON "pick_events" USING btree ("line_id","at");--> statement-breakpoint
CREATE INDEX "pick_lines_line" ON "pick_lines" USING btree ("line_id");--> statement-breakpoint
CREATE INDEX "pick_run_orders_order" ON "pick_run_orders" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "pick_runs_listed" ON "pick_runs" USING btree ("store_id","state","id");--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_pick_run_id_pick_runs_id_fk" FOREIGN KEY ("pick_run_id") REFERENCES "public"."pick_runs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "orders_pick_run" ON "orders" USING btree ("pick_run_id") WHERE "orders"."pick_run_id" is not null;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_quantity" CHECK ("order_lines"."quantity_milli" between 0 and 1200000 and ("order_lines"."quantity_milli" > 0 or "order_lines"."ordered_milli" is not null));