ALTER TABLE "products" ADD COLUMN "first_quantity_milli" integer DEFAULT 1000 NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "pieces" integer;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "compared_by" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "packaging" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "is_weight_estimated" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- As domain/stock/quantity has it: half a kilogram or litre, of the rest one step.
UPDATE "products" SET "first_quantity_milli" = case when "unit" in ('KG', 'LITRE')
  then greatest("quantity_step_milli", 500 / "quantity_step_milli" * "quantity_step_milli") else "quantity_step_milli" end;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_first_quantity" CHECK ("products"."first_quantity_milli" > 0 and "products"."first_quantity_milli" % "products"."quantity_step_milli" = 0);--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_pieces" CHECK ("products"."pieces" > 0);