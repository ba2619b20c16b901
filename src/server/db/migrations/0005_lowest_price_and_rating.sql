ALTER TABLE "shelf" ADD COLUMN "lowest_cents" integer;--> statement-breakpoint
ALTER TABLE "shelf" ADD COLUMN "wholesale_lowest_cents" integer;--> statement-breakpoint
UPDATE "shelf" SET "facts" = ("facts"::jsonb || '{"ratingAverage": null, "ratingCount": 0}'::jsonb)::json;
