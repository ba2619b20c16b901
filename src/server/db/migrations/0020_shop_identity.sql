ALTER TABLE "shop" ADD COLUMN "social_links" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "shop" ADD COLUMN "version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "shop" ADD COLUMN "changed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "shop" ADD COLUMN "changed_by" integer;--> statement-breakpoint
ALTER TABLE "shop" ADD CONSTRAINT "shop_changed_by_customers_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."customers"("id") ON DELETE set null ON UPDATE no action;