CREATE TABLE "customer_roles" (
	"customer_id" integer NOT NULL,
	"role" text NOT NULL,
	CONSTRAINT "customer_roles_customer_id_role_pk" PRIMARY KEY("customer_id","role")
);
--> statement-breakpoint
CREATE TABLE "customers" (
	"id" serial PRIMARY KEY NOT NULL,
	"external_id" text NOT NULL,
	"email" text NOT NULL,
	"password_hash" text,
	"name" text DEFAULT '' NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"tax_number" text,
	"customer_type" text DEFAULT 'retail' NOT NULL,
	"wholesale_requested_at" timestamp with time zone,
	"address" text DEFAULT '' NOT NULL,
	"city" text DEFAULT '' NOT NULL,
	"postal_code" text DEFAULT '' NOT NULL,
	"country" text,
	"bio" text DEFAULT '' NOT NULL,
	"avatar" text,
	"default_store_id" integer,
	"language" text DEFAULT 'fr' NOT NULL,
	"email_verified_at" timestamp with time zone,
	"store_credit_cents" integer DEFAULT 0 NOT NULL,
	"due_payment_cents" integer DEFAULT 0 NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "customers_external_id_unique" UNIQUE("external_id"),
	CONSTRAINT "customers_credit_not_negative" CHECK ("customers"."store_credit_cents" >= 0)
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"expire" bigint
);
--> statement-breakpoint
CREATE TABLE "refresh_tokens" (
	"hash" text PRIMARY KEY NOT NULL,
	"session_id" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"successor" text
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"customer_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"revoked_at" timestamp with time zone,
	"revoked_for" text
);
--> statement-breakpoint
CREATE TABLE "categories" (
	"code" text PRIMARY KEY NOT NULL,
	"label_fr" text NOT NULL,
	"label_en" text NOT NULL,
	"label_vi" text NOT NULL,
	"position" smallint NOT NULL,
	"color" text NOT NULL,
	"picture_id" text
);
--> statement-breakpoint
CREATE TABLE "pictures" (
	"id" text PRIMARY KEY NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"bytes" integer NOT NULL,
	"color" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product_pictures" (
	"product_id" integer NOT NULL,
	"position" smallint NOT NULL,
	"picture_id" text NOT NULL,
	CONSTRAINT "product_pictures_product_id_position_pk" PRIMARY KEY("product_id","position")
);
--> statement-breakpoint
CREATE TABLE "product_texts" (
	"product_id" integer NOT NULL,
	"language" text NOT NULL,
	"name" text NOT NULL,
	"name_key" text collate "C" NOT NULL,
	"description" text NOT NULL,
	"ingredients" text,
	CONSTRAINT "product_texts_product_id_language_pk" PRIMARY KEY("product_id","language")
);
--> statement-breakpoint
CREATE TABLE "products" (
	"id" serial PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"category" text NOT NULL,
	"unit" text DEFAULT 'P' NOT NULL,
	"quantity_step_milli" integer DEFAULT 1000 NOT NULL,
	"barcode" text,
	"supplier" text,
	"supplier_code" text,
	"brand" text,
	"volume_ml" integer,
	"unit_weight_g" integer,
	"article_weight_g" integer,
	"tare_weight_g" integer,
	"vat_bp" smallint NOT NULL,
	"origin" text,
	"storage_type" text NOT NULL,
	"allergens" text[] DEFAULT '{}' NOT NULL,
	"diets" text[] DEFAULT '{}' NOT NULL,
	"nutrition" jsonb,
	"alcohol_percent" real,
	"minimum_age" smallint,
	"featured" boolean DEFAULT false NOT NULL,
	"visible" boolean DEFAULT true NOT NULL,
	"search_text" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "products_slug_unique" UNIQUE("slug"),
	CONSTRAINT "products_barcode_unique" UNIQUE("barcode"),
	CONSTRAINT "products_step_positive" CHECK ("products"."quantity_step_milli" > 0),
	CONSTRAINT "products_vat" CHECK ("products"."vat_bp" between 0 and 10000)
);
--> statement-breakpoint
CREATE TABLE "search_words" (
	"word" text PRIMARY KEY NOT NULL,
	"uses" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_events" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"order_id" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"actor_id" integer,
	"from" text,
	"to" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_lines" (
	"id" serial PRIMARY KEY NOT NULL,
	"order_id" integer NOT NULL,
	"position" smallint NOT NULL,
	"product_id" integer NOT NULL,
	"product_name" text NOT NULL,
	"product_category" text NOT NULL,
	"supplier" text,
	"supplier_code" text,
	"supplier_item_name" text,
	"unit" text NOT NULL,
	"quantity_milli" integer NOT NULL,
	"base_cents" integer NOT NULL,
	"unit_cents" integer NOT NULL,
	"discount_percent" smallint,
	"vat_bp" smallint NOT NULL,
	"line_cents" integer NOT NULL,
	"vat_cents" integer NOT NULL,
	CONSTRAINT "order_lines_quantity" CHECK ("order_lines"."quantity_milli" between 1 and 999000),
	CONSTRAINT "order_lines_amounts" CHECK ("order_lines"."unit_cents" >= 0 and "order_lines"."line_cents" >= 0 and "order_lines"."vat_cents" >= 0)
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" serial PRIMARY KEY NOT NULL,
	"order_number" text,
	"store_id" integer NOT NULL,
	"customer_id" integer,
	"status" text DEFAULT 'draft' NOT NULL,
	"fulfilment" text DEFAULT 'pending' NOT NULL,
	"type" text DEFAULT 'delivery' NOT NULL,
	"price_type" text DEFAULT 'retail' NOT NULL,
	"language" text DEFAULT 'fr' NOT NULL,
	"payment_status" text DEFAULT 'needs_payment' NOT NULL,
	"payment_method" text DEFAULT 'cash' NOT NULL,
	"payment_period" text DEFAULT 'on_delivery' NOT NULL,
	"external_id" text,
	"order_date" date,
	"estimated_delivery_date" date,
	"customer_name" text,
	"customer_email" text,
	"customer_phone" text,
	"shipping_address" text,
	"shipping_city" text,
	"shipping_postal_code" text,
	"billing_address" text,
	"billing_city" text,
	"billing_postal_code" text,
	"delivery_note" text,
	"substitution" text,
	"age_confirmed" boolean DEFAULT false NOT NULL,
	"goods_cents" integer DEFAULT 0 NOT NULL,
	"fee_cents" integer DEFAULT 0 NOT NULL,
	"vat_cents" integer DEFAULT 0 NOT NULL,
	"total_cents" integer DEFAULT 0 NOT NULL,
	"vat_by_rate" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"submitted_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "orders_order_number_unique" UNIQUE("order_number"),
	CONSTRAINT "orders_amounts" CHECK ("orders"."goods_cents" >= 0 and "orders"."fee_cents" >= 0 and "orders"."vat_cents" >= 0),
	CONSTRAINT "orders_total" CHECK ("orders"."total_cents" = "orders"."goods_cents" + "orders"."fee_cents"),
	CONSTRAINT "orders_numbered" CHECK ("orders"."status" = 'draft' or ("orders"."order_number" is not null and "orders"."submitted_at" is not null)),
	CONSTRAINT "orders_guest" CHECK ("orders"."customer_id" is not null or "orders"."customer_email" is not null)
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"scope" text NOT NULL,
	"key" text NOT NULL,
	"payload_hash" text NOT NULL,
	"body" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "idempotency_keys_scope_key_pk" PRIMARY KEY("scope","key")
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"dedupe_key" text NOT NULL,
	"payload" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"next_try_at" timestamp with time zone DEFAULT now() NOT NULL,
	"tries" smallint DEFAULT 0 NOT NULL,
	"last_error" text,
	"done_at" timestamp with time zone,
	CONSTRAINT "outbox_dedupe_key_unique" UNIQUE("dedupe_key")
);
--> statement-breakpoint
CREATE TABLE "discounts" (
	"id" serial PRIMARY KEY NOT NULL,
	"store_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"percent" smallint NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"valid_from" timestamp with time zone,
	"valid_to" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "discounts_percent" CHECK ("discounts"."percent" between 1 and 99)
);
--> statement-breakpoint
CREATE TABLE "price_history" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"store_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"price_type" text NOT NULL,
	"base_cents" integer NOT NULL,
	"final_cents" integer NOT NULL,
	"since" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "prices" (
	"store_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"price_type" text NOT NULL,
	"cents" integer NOT NULL,
	CONSTRAINT "prices_store_id_product_id_price_type_pk" PRIMARY KEY("store_id","product_id","price_type"),
	CONSTRAINT "prices_positive" CHECK ("prices"."cents" > 0)
);
--> statement-breakpoint
CREATE TABLE "shelf" (
	"store_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"category" text NOT NULL,
	"unit" text NOT NULL,
	"supplier" text,
	"name_fr" text NOT NULL,
	"name_en" text NOT NULL,
	"name_vi" text NOT NULL,
	"key_fr" text collate "C" NOT NULL,
	"key_en" text collate "C" NOT NULL,
	"key_vi" text collate "C" NOT NULL,
	"description_fr" text NOT NULL,
	"description_en" text NOT NULL,
	"description_vi" text NOT NULL,
	"search_text" text NOT NULL,
	"base_cents" integer NOT NULL,
	"final_cents" integer NOT NULL,
	"wholesale_base_cents" integer NOT NULL,
	"wholesale_final_cents" integer NOT NULL,
	"percent" smallint,
	"discount_ends_at" timestamp with time zone,
	"featured" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"ingredients_fr" text,
	"ingredients_en" text,
	"ingredients_vi" text,
	"card" json NOT NULL,
	"facts" json NOT NULL,
	CONSTRAINT "shelf_store_id_product_id_pk" PRIMARY KEY("store_id","product_id")
);
--> statement-breakpoint
CREATE TABLE "feature_configs" (
	"id" smallint PRIMARY KEY DEFAULT 1 NOT NULL,
	"config" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"changed_by" integer,
	CONSTRAINT "feature_configs_one_row" CHECK ("feature_configs"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "shop" (
	"id" smallint PRIMARY KEY DEFAULT 1 NOT NULL,
	"name" text NOT NULL,
	"legal_name" text NOT NULL,
	"founded_in" smallint NOT NULL,
	"legal_numbers" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"colours" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"logo" text,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"mail_sender" text NOT NULL,
	CONSTRAINT "shop_one_row" CHECK ("shop"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "stock" (
	"store_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"quantity_milli" integer DEFAULT 0 NOT NULL,
	"inventory" boolean DEFAULT true NOT NULL,
	CONSTRAINT "stock_store_id_product_id_pk" PRIMARY KEY("store_id","product_id"),
	CONSTRAINT "stock_not_negative" CHECK ("stock"."quantity_milli" >= 0)
);
--> statement-breakpoint
CREATE TABLE "stock_movements" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"store_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"delta_milli" integer NOT NULL,
	"reason" text NOT NULL,
	"order_id" integer,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "stock_movements_not_zero" CHECK ("stock_movements"."delta_milli" <> 0)
);
--> statement-breakpoint
CREATE TABLE "shipping_rules" (
	"id" serial PRIMARY KEY NOT NULL,
	"store_id" integer NOT NULL,
	"postal_code" text NOT NULL,
	"order_amount_cents" integer NOT NULL,
	"fee_retail_cents" integer NOT NULL,
	"fee_wholesale_cents" integer NOT NULL,
	CONSTRAINT "shipping_rules_not_negative" CHECK ("shipping_rules"."order_amount_cents" >= 0 and "shipping_rules"."fee_retail_cents" >= 0 and "shipping_rules"."fee_wholesale_cents" >= 0)
);
--> statement-breakpoint
CREATE TABLE "store_hours" (
	"store_id" integer NOT NULL,
	"weekday" smallint NOT NULL,
	"opens" text NOT NULL,
	"closes" text NOT NULL,
	CONSTRAINT "store_hours_store_id_weekday_opens_pk" PRIMARY KEY("store_id","weekday","opens"),
	CONSTRAINT "store_hours_weekday" CHECK ("store_hours"."weekday" between 1 and 7)
);
--> statement-breakpoint
CREATE TABLE "stores" (
	"id" serial PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"street" text NOT NULL,
	"city" text NOT NULL,
	"state" text,
	"postal_code" text NOT NULL,
	"country" text DEFAULT 'FR' NOT NULL,
	"phone" text NOT NULL,
	"email" text NOT NULL,
	"latitude" double precision,
	"longitude" double precision,
	"time_zone" text DEFAULT 'Europe/Paris' NOT NULL,
	"displayable" boolean DEFAULT true NOT NULL,
	"allow_delivery" boolean DEFAULT false NOT NULL,
	"position" smallint DEFAULT 0 NOT NULL,
	"discount_percent" smallint,
	"discount_is_active" boolean DEFAULT false NOT NULL,
	"discount_from" timestamp with time zone,
	"discount_to" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "stores_discount_percent" CHECK ("stores"."discount_percent" between 1 and 99)
);
--> statement-breakpoint
ALTER TABLE "customer_roles" ADD CONSTRAINT "customer_roles_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customers" ADD CONSTRAINT "customers_default_store_id_stores_id_fk" FOREIGN KEY ("default_store_id") REFERENCES "public"."stores"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refresh_tokens" ADD CONSTRAINT "refresh_tokens_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "categories" ADD CONSTRAINT "categories_picture_id_pictures_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."pictures"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_pictures" ADD CONSTRAINT "product_pictures_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_pictures" ADD CONSTRAINT "product_pictures_picture_id_pictures_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."pictures"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_texts" ADD CONSTRAINT "product_texts_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_category_categories_code_fk" FOREIGN KEY ("category") REFERENCES "public"."categories"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_actor_id_customers_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."customers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "discounts" ADD CONSTRAINT "discounts_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "discounts" ADD CONSTRAINT "discounts_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_history" ADD CONSTRAINT "price_history_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_history" ADD CONSTRAINT "price_history_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prices" ADD CONSTRAINT "prices_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prices" ADD CONSTRAINT "prices_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shelf" ADD CONSTRAINT "shelf_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shelf" ADD CONSTRAINT "shelf_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock" ADD CONSTRAINT "stock_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock" ADD CONSTRAINT "stock_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipping_rules" ADD CONSTRAINT "shipping_rules_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_hours" ADD CONSTRAINT "store_hours_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "customers_email" ON "customers" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "refresh_tokens_session" ON "refresh_tokens" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "sessions_customer" ON "sessions" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "product_pictures_picture" ON "product_pictures" USING btree ("picture_id");--> statement-breakpoint
CREATE INDEX "products_search" ON "products" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "search_words_trigrams" ON "search_words" USING gin ("word" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "order_events_order" ON "order_events" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "order_lines_position" ON "order_lines" USING btree ("order_id","position");--> statement-breakpoint
CREATE INDEX "order_lines_product" ON "order_lines" USING btree ("product_id");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_one_draft" ON "orders" USING btree ("customer_id","store_id") WHERE "orders"."status" = 'draft';--> statement-breakpoint
CREATE INDEX "orders_customer" ON "orders" USING btree ("customer_id","created_at");--> statement-breakpoint
CREATE INDEX "orders_submitted" ON "orders" USING btree ("submitted_at") WHERE "orders"."status" <> 'draft';--> statement-breakpoint
CREATE INDEX "idempotency_keys_age" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "outbox_waiting" ON "outbox" USING btree ("next_try_at") WHERE "outbox"."done_at" is null;--> statement-breakpoint
CREATE INDEX "discounts_of" ON "discounts" USING btree ("store_id","product_id");--> statement-breakpoint
CREATE INDEX "price_history_of" ON "price_history" USING btree ("store_id","product_id","price_type","since");--> statement-breakpoint
CREATE INDEX "shelf_by_name_fr" ON "shelf" USING btree ("store_id","key_fr","product_id");--> statement-breakpoint
CREATE INDEX "shelf_by_name_en" ON "shelf" USING btree ("store_id","key_en","product_id");--> statement-breakpoint
CREATE INDEX "shelf_by_name_vi" ON "shelf" USING btree ("store_id","key_vi","product_id");--> statement-breakpoint
CREATE INDEX "shelf_by_price" ON "shelf" USING btree ("store_id","final_cents","product_id");--> statement-breakpoint
CREATE INDEX "shelf_by_wholesale_price" ON "shelf" USING btree ("store_id","wholesale_final_cents","product_id");--> statement-breakpoint
CREATE INDEX "shelf_category_by_name_fr" ON "shelf" USING btree ("store_id","category","key_fr","product_id");--> statement-breakpoint
CREATE INDEX "shelf_category_by_name_en" ON "shelf" USING btree ("store_id","category","key_en","product_id");--> statement-breakpoint
CREATE INDEX "shelf_category_by_name_vi" ON "shelf" USING btree ("store_id","category","key_vi","product_id");--> statement-breakpoint
CREATE INDEX "shelf_category_by_price" ON "shelf" USING btree ("store_id","category","final_cents","product_id");--> statement-breakpoint
CREATE INDEX "shelf_offers" ON "shelf" USING btree ("store_id","key_fr","product_id") WHERE "shelf"."percent" is not null;--> statement-breakpoint
CREATE INDEX "shelf_featured" ON "shelf" USING btree ("store_id","product_id") WHERE "shelf"."featured";--> statement-breakpoint
CREATE INDEX "shelf_search" ON "shelf" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "stock_movements_of" ON "stock_movements" USING btree ("store_id","product_id");--> statement-breakpoint
CREATE INDEX "stock_movements_order" ON "stock_movements" USING btree ("order_id");