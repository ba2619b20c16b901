CREATE TABLE "recall_orders" (
	"recall_id" integer NOT NULL,
	"order_id" integer NOT NULL,
	"quantity_milli" integer NOT NULL,
	"mail_order_id" integer,
	CONSTRAINT "recall_orders_recall_id_order_id_pk" PRIMARY KEY("recall_id","order_id")
);
--> statement-breakpoint
CREATE TABLE "recalls" (
	"id" serial PRIMARY KEY NOT NULL,
	"product_id" integer NOT NULL,
	"product_names" jsonb NOT NULL,
	"store_ids" integer[] NOT NULL,
	"from_day" date NOT NULL,
	"to_day" date NOT NULL,
	"lot" text NOT NULL,
	"reason" text NOT NULL,
	"advice" text NOT NULL,
	"words" jsonb NOT NULL,
	"stops_sale" boolean NOT NULL,
	"account_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "recalls_days" CHECK ("recalls"."to_day" >= "recalls"."from_day")
);
--> statement-breakpoint
CREATE TABLE "receipt_lines" (
	"id" serial PRIMARY KEY NOT NULL,
	"receipt_id" integer NOT NULL,
	"position" smallint NOT NULL,
	"product_id" integer NOT NULL,
	"quantity_milli" integer NOT NULL,
	"cases" integer,
	"best_before" date,
	"purchase_cents" integer,
	"taken_back_milli" integer,
	CONSTRAINT "receipt_lines_quantity" CHECK ("receipt_lines"."quantity_milli" > 0 and "receipt_lines"."cases" > 0),
	CONSTRAINT "receipt_lines_purchase" CHECK ("receipt_lines"."purchase_cents" >= 0)
);
--> statement-breakpoint
CREATE TABLE "receipts" (
	"id" serial PRIMARY KEY NOT NULL,
	"store_id" integer NOT NULL,
	"supplier" text NOT NULL,
	"note_number" text NOT NULL,
	"delivered_on" date NOT NULL,
	"state" text DEFAULT 'draft' NOT NULL,
	"account_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"booked_at" timestamp with time zone,
	"cancelled_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "purchase_cents" integer;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "case_size" integer;--> statement-breakpoint
ALTER TABLE "recall_orders" ADD CONSTRAINT "recall_orders_recall_id_recalls_id_fk" FOREIGN KEY ("recall_id") REFERENCES "public"."recalls"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recall_orders" ADD CONSTRAINT "recall_orders_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recalls" ADD CONSTRAINT "recalls_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recalls" ADD CONSTRAINT "recalls_account_id_customers_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."customers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipt_lines" ADD CONSTRAINT "receipt_lines_receipt_id_receipts_id_fk" FOREIGN KEY ("receipt_id") REFERENCES "public"."receipts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipt_lines" ADD CONSTRAINT "receipt_lines_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipts" ADD CONSTRAINT "receipts_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipts" ADD CONSTRAINT "receipts_account_id_customers_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."customers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "recall_orders_order" ON "recall_orders" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "recalls_product" ON "recalls" USING btree ("product_id");--> statement-breakpoint
CREATE UNIQUE INDEX "receipt_lines_position" ON "receipt_lines" USING btree ("receipt_id","position");--> statement-breakpoint
CREATE INDEX "receipt_lines_product" ON "receipt_lines" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "receipt_lines_best_before" ON "receipt_lines" USING btree ("best_before") WHERE "receipt_lines"."best_before" is not null;--> statement-breakpoint
CREATE INDEX "receipts_listed" ON "receipts" USING btree ("delivered_on","id");--> statement-breakpoint
CREATE UNIQUE INDEX "receipts_note" ON "receipts" USING btree ("store_id",fold_text("supplier"),fold_text("note_number")) WHERE "receipts"."state" = 'booked';--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_purchase" CHECK ("products"."purchase_cents" >= 0 and "products"."case_size" > 0);