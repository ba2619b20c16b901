CREATE TABLE "tasks" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"account_id" integer,
	"input" jsonb NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"total" integer DEFAULT 0 NOT NULL,
	"error" text,
	"result" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"started_at" timestamp with time zone,
	"finished_at" timestamp with time zone,
	"taken_until" timestamp with time zone DEFAULT now() NOT NULL,
	"tries" smallint DEFAULT 0 NOT NULL,
	CONSTRAINT "tasks_counts" CHECK ("tasks"."done" >= 0 and "tasks"."total" >= 0 and "tasks"."tries" >= 0),
	CONSTRAINT "tasks_finished" CHECK (("tasks"."finished_at" is not null) = ("tasks"."state" in ('done', 'failed', 'cancelled')))
);
--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_account_id_customers_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."customers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "tasks_open" ON "tasks" USING btree ("taken_until") WHERE "tasks"."state" in ('waiting', 'running');--> statement-breakpoint
CREATE INDEX "tasks_account" ON "tasks" USING btree ("account_id");