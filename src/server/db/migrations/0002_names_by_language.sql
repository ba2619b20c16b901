ALTER TABLE "categories" ADD COLUMN "labels" jsonb;--> statement-breakpoint
UPDATE "categories" SET "labels" = jsonb_build_object('fr', "label_fr", 'en', "label_en", 'vi', "label_vi");--> statement-breakpoint
ALTER TABLE "categories" ALTER COLUMN "labels" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "categories" DROP COLUMN "label_fr";--> statement-breakpoint
ALTER TABLE "categories" DROP COLUMN "label_en";--> statement-breakpoint
ALTER TABLE "categories" DROP COLUMN "label_vi";--> statement-breakpoint
ALTER TABLE "kinds" ADD COLUMN "names" jsonb;--> statement-breakpoint
UPDATE "kinds" SET "names" = jsonb_build_object('fr', "name_fr", 'en', "name_en", 'vi', "name_vi");--> statement-breakpoint
ALTER TABLE "kinds" ALTER COLUMN "names" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "kinds" DROP COLUMN "name_fr";--> statement-breakpoint
ALTER TABLE "kinds" DROP COLUMN "name_en";--> statement-breakpoint
ALTER TABLE "kinds" DROP COLUMN "name_vi";