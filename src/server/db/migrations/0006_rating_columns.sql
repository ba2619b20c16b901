ALTER TABLE "shelf" ADD COLUMN "rating_tenths" smallint;--> statement-breakpoint
ALTER TABLE "shelf" ADD COLUMN "rating_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE "shelf" SET "facts" = ("facts"::jsonb - 'ratingAverage' - 'ratingCount')::json;
