CREATE TABLE "kinds" (
	"code" text PRIMARY KEY NOT NULL,
	"category" text NOT NULL,
	"parent" text,
	"name_fr" text NOT NULL,
	"name_en" text NOT NULL,
	"name_vi" text NOT NULL,
	"words" jsonb NOT NULL,
	"position" smallint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "synonyms" (
	"id" serial PRIMARY KEY NOT NULL,
	"words" jsonb NOT NULL,
	"kinds" text[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "popularity" (
	"store_id" integer PRIMARY KEY NOT NULL,
	"counted_at" timestamp with time zone NOT NULL,
	"product_ids" integer[] NOT NULL,
	"orders" integer[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_misses" (
	"language" text NOT NULL,
	"words" text NOT NULL,
	"count" integer DEFAULT 1 NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	CONSTRAINT "search_misses_language_words_pk" PRIMARY KEY("language","words")
);
--> statement-breakpoint
ALTER TABLE "product_texts" ADD COLUMN "words" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "kind" text;--> statement-breakpoint
ALTER TABLE "kinds" ADD CONSTRAINT "kinds_category_categories_code_fk" FOREIGN KEY ("category") REFERENCES "public"."categories"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kinds" ADD CONSTRAINT "kinds_parent_kinds_code_fk" FOREIGN KEY ("parent") REFERENCES "public"."kinds"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "popularity" ADD CONSTRAINT "popularity_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "search_misses_by_age" ON "search_misses" USING btree ("last_at");--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_kind_kinds_code_fk" FOREIGN KEY ("kind") REFERENCES "public"."kinds"("code") ON DELETE set null ON UPDATE no action;