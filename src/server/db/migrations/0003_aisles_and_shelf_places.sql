CREATE TABLE "shelf_places" (
	"store_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"shelf" text NOT NULL,
	CONSTRAINT "shelf_places_store_id_product_id_pk" PRIMARY KEY("store_id","product_id")
);
--> statement-breakpoint
CREATE TABLE "store_aisles" (
	"store_id" integer PRIMARY KEY NOT NULL,
	"aisles" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "shelf_places" ADD CONSTRAINT "shelf_places_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shelf_places" ADD CONSTRAINT "shelf_places_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_aisles" ADD CONSTRAINT "store_aisles_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;