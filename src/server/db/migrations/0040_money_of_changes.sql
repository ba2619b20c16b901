ALTER TABLE "order_changes" ADD COLUMN "credit_before_cents" integer;--> statement-breakpoint
ALTER TABLE "customers" DROP COLUMN "due_payment_cents";--> statement-breakpoint
-- Alcohol has its age from now on, whoever wrote it (domain/catalogue/minimum-age.ts).
UPDATE "products" SET "minimum_age" = 18 WHERE "minimum_age" IS NULL AND ("alcohol_percent" > 1.2 OR ("alcohol_percent" IS NULL AND "category" = 'ALCOOL'));
