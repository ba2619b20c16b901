CREATE TABLE "short_date_lots" (
	"product_id" integer PRIMARY KEY NOT NULL,
	"of_id" integer NOT NULL,
	"store_id" integer NOT NULL,
	"best_before" date NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "short_date_lots_other" CHECK ("short_date_lots"."of_id" <> "short_date_lots"."product_id")
);
--> statement-breakpoint
CREATE TABLE "stock_counts" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"store_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"on_hand_milli" integer NOT NULL,
	"expected_milli" integer NOT NULL,
	"delta_milli" integer NOT NULL,
	"reserved_above" boolean DEFAULT false NOT NULL,
	"reason" text NOT NULL,
	"value_cents" integer,
	"counted_at" timestamp with time zone NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "short_date_lots" ADD CONSTRAINT "short_date_lots_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "short_date_lots" ADD CONSTRAINT "short_date_lots_of_id_products_id_fk" FOREIGN KEY ("of_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "short_date_lots" ADD CONSTRAINT "short_date_lots_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_counts" ADD CONSTRAINT "stock_counts_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_counts" ADD CONSTRAINT "stock_counts_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "short_date_lots_of" ON "short_date_lots" USING btree ("of_id","store_id");--> statement-breakpoint
CREATE INDEX "short_date_lots_due" ON "short_date_lots" USING btree ("ends_at") WHERE "short_date_lots"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "stock_counts_newest" ON "stock_counts" USING btree ("store_id","at","id");--> statement-breakpoint
CREATE INDEX "stock_counts_of" ON "stock_counts" USING btree ("product_id","store_id","counted_at");