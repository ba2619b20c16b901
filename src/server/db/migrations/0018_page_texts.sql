CREATE TABLE "page_texts" (
	"key" text NOT NULL,
	"version" integer NOT NULL,
	"texts" jsonb NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"changed_by" integer,
	CONSTRAINT "page_texts_key_version_pk" PRIMARY KEY("key","version"),
	CONSTRAINT "page_texts_version" CHECK ("page_texts"."version" > 0)
);
--> statement-breakpoint
ALTER TABLE "page_texts" ADD CONSTRAINT "page_texts_changed_by_customers_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."customers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "page_texts_changed_by" ON "page_texts" USING btree ("changed_by");