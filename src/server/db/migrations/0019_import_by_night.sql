DROP INDEX "import_rows_key";--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "facts_source" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "allergens_unseen" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "job_runs" ADD COLUMN "remembered" text;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "by_night" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "adds_unknown" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "imports_by_night" ON "imports" USING btree ("id") WHERE "imports"."by_night";