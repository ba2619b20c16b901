ALTER TABLE "import_rows" ADD COLUMN "said" jsonb;--> statement-breakpoint
ALTER TABLE "import_rows" ADD COLUMN "refused" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "import_rows" ADD COLUMN "repeats" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "import_rows" ADD COLUMN "carries" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "step" text;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "taken_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "claim" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "failures" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "writer_store_ids" integer[];