CREATE TABLE "import_problems" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"import_id" bigint NOT NULL,
	"row" integer NOT NULL,
	"column" text,
	"value" text,
	"code" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "import_rows" (
	"import_id" bigint NOT NULL,
	"row" integer NOT NULL,
	"cells" jsonb NOT NULL,
	"key" text,
	"product_id" integer,
	"store_id" integer,
	"is_new" boolean DEFAULT false NOT NULL,
	"written" jsonb,
	CONSTRAINT "import_rows_import_id_row_pk" PRIMARY KEY("import_id","row")
);
--> statement-breakpoint
CREATE TABLE "import_templates" (
	"name" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"mapping" jsonb NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "imports" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"state" text DEFAULT 'reading' NOT NULL,
	"account_id" integer,
	"file_name" text NOT NULL,
	"file_key" text NOT NULL,
	"file_hash" text,
	"store_id" integer,
	"as_of" timestamp with time zone,
	"encoding" text,
	"separator" text,
	"decimal" text,
	"sheets" text[],
	"sheet" text,
	"columns" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"fixed" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"absent" text DEFAULT 'keep' NOT NULL,
	"confirmed" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"counts" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"leaps" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"total" integer DEFAULT 0 NOT NULL,
	"last_row" integer DEFAULT 0 NOT NULL,
	"failure" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"started_at" timestamp with time zone,
	"finished_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "code" text;--> statement-breakpoint
ALTER TABLE "import_problems" ADD CONSTRAINT "import_problems_import_id_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_rows" ADD CONSTRAINT "import_rows_import_id_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_account_id_customers_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."customers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "import_problems_of" ON "import_problems" USING btree ("import_id","row","id");--> statement-breakpoint
CREATE INDEX "import_rows_key" ON "import_rows" USING btree ("import_id","key");--> statement-breakpoint
CREATE INDEX "import_rows_product" ON "import_rows" USING btree ("import_id","product_id");--> statement-breakpoint
CREATE INDEX "imports_by_age" ON "imports" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "imports_open" ON "imports" USING btree ("id") WHERE "imports"."state" in ('reading', 'trying', 'waiting', 'running', 'undoing');--> statement-breakpoint
ALTER TABLE "stores" ADD CONSTRAINT "stores_code_unique" UNIQUE("code");