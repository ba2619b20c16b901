CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS btree_gin;--> statement-breakpoint
-- The searches of the back office fold as the shop's own does: œ as oe, æ as ae, ß as ss, and what stands between words
-- (hyphens, apostrophes of any kind) as one space.
CREATE FUNCTION fold_text(given text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN replace(replace(replace(regexp_replace(
    lower(translate(regexp_replace(normalize(given, NFKD), '[\u0300-\u036f]', '', 'g'), 'đĐøØłŁıðÐŒÆẞ×', 'dDoOlLidDœæßx')),
    '[[:space:]''’‘‛′ʹʻʼʽˈ`\u2010-\u2015\u2212-]+', ' ', 'g'), 'œ', 'oe'), 'æ', 'ae'), 'ß', 'ss');--> statement-breakpoint
CREATE TABLE "account_tokens" (
	"id" text PRIMARY KEY NOT NULL,
	"hash" text NOT NULL,
	"customer_id" integer NOT NULL,
	"purpose" text NOT NULL,
	"email" text NOT NULL,
	"session_id" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "account_tokens_hash_unique" UNIQUE("hash")
);
--> statement-breakpoint
CREATE TABLE "sign_in_challenges" (
	"hash" text PRIMARY KEY NOT NULL,
	"customer_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"tries" smallint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
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
	"phone_e164" text,
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
	"pending_email" text,
	"store_credit_cents" integer DEFAULT 0 NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
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
	"device" text DEFAULT '' NOT NULL,
	"remember" boolean DEFAULT false NOT NULL,
	"last_used_at" timestamp with time zone DEFAULT now() NOT NULL,
	"authenticated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"revoked_at" timestamp with time zone,
	"revoked_for" text
);
--> statement-breakpoint
CREATE TABLE "audit_entries" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"actor_id" integer NOT NULL,
	"action" text NOT NULL,
	"thing" text NOT NULL,
	"thing_id" text NOT NULL,
	"label" text,
	"store_id" integer,
	"fields" text[] NOT NULL,
	"changes" jsonb NOT NULL,
	"searched" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_personal" (
	"entry_id" bigint PRIMARY KEY NOT NULL,
	"customer_id" integer,
	"order_id" integer,
	"message_id" integer,
	"label" text,
	"changes" jsonb NOT NULL,
	CONSTRAINT "audit_personal_about" CHECK (num_nonnulls("audit_personal"."customer_id", "audit_personal"."order_id", "audit_personal"."message_id") > 0)
);
--> statement-breakpoint
CREATE TABLE "cart_lines" (
	"cart_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"product_name" text NOT NULL,
	"quantity_milli" integer NOT NULL,
	"device" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "cart_lines_cart_id_product_id_pk" PRIMARY KEY("cart_id","product_id"),
	CONSTRAINT "cart_lines_quantity" CHECK ("cart_lines"."quantity_milli" between 0 and 999000)
);
--> statement-breakpoint
CREATE TABLE "carts" (
	"id" serial PRIMARY KEY NOT NULL,
	"customer_id" integer NOT NULL,
	"store_id" integer NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
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
CREATE TABLE "kinds" (
	"code" text PRIMARY KEY NOT NULL,
	"category" text NOT NULL,
	"parent" text,
	"name_fr" text NOT NULL,
	"name_en" text NOT NULL,
	"name_vi" text NOT NULL,
	"words" jsonb NOT NULL,
	"position" smallint NOT NULL
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
CREATE TABLE "product_barcodes" (
	"code" text PRIMARY KEY NOT NULL,
	"product_id" integer NOT NULL,
	"position" smallint NOT NULL,
	"digits" smallint NOT NULL,
	CONSTRAINT "product_barcodes_code" CHECK ("product_barcodes"."code" ~ '^[0-9]{14}$'),
	CONSTRAINT "product_barcodes_digits" CHECK ("product_barcodes"."digits" in (8, 12, 13, 14))
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
	"words" text[] DEFAULT '{}' NOT NULL,
	CONSTRAINT "product_texts_product_id_language_pk" PRIMARY KEY("product_id","language")
);
--> statement-breakpoint
CREATE TABLE "products" (
	"id" serial PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"category" text NOT NULL,
	"kind" text,
	"unit" text DEFAULT 'P' NOT NULL,
	"quantity_step_milli" integer DEFAULT 1000 NOT NULL,
	"first_quantity_milli" integer DEFAULT 1000 NOT NULL,
	"pieces" integer,
	"compared_by" text,
	"packaging" text,
	"supplier" text,
	"supplier_code" text,
	"brand" text,
	"volume_ml" integer,
	"unit_weight_g" integer,
	"is_weight_estimated" boolean DEFAULT false NOT NULL,
	"article_weight_g" integer,
	"tare_weight_g" integer,
	"vat_bp" smallint NOT NULL,
	"origin" text,
	"storage_type" text NOT NULL,
	"allergens" text[],
	"ingredients_exemption" text,
	"may_contain" text[] DEFAULT '{}' NOT NULL,
	"diets" text[] DEFAULT '{}' NOT NULL,
	"nutrition" jsonb,
	"alcohol_percent" real,
	"minimum_age" smallint,
	"featured" boolean DEFAULT false NOT NULL,
	"visible" boolean DEFAULT true NOT NULL,
	"removed_at" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "products_slug_unique" UNIQUE("slug"),
	CONSTRAINT "products_step_positive" CHECK ("products"."quantity_step_milli" > 0),
	CONSTRAINT "products_first_quantity" CHECK ("products"."first_quantity_milli" > 0 and "products"."first_quantity_milli" % "products"."quantity_step_milli" = 0),
	CONSTRAINT "products_pieces" CHECK ("products"."pieces" > 0),
	CONSTRAINT "products_vat" CHECK ("products"."vat_bp" between 0 and 10000)
);
--> statement-breakpoint
CREATE TABLE "synonyms" (
	"id" serial PRIMARY KEY NOT NULL,
	"words" jsonb NOT NULL,
	"kinds" text[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "unread_barcodes" (
	"text" text NOT NULL,
	"product_id" integer NOT NULL,
	CONSTRAINT "unread_barcodes_text_product_id_pk" PRIMARY KEY("text","product_id")
);
--> statement-breakpoint
CREATE TABLE "invariant_results" (
	"name" text PRIMARY KEY NOT NULL,
	"violations" integer NOT NULL,
	"examples" jsonb NOT NULL,
	"error" text,
	"checked_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "job_runs" (
	"name" text PRIMARY KEY NOT NULL,
	"done_at" timestamp with time zone,
	"claimed_until" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "credit_movements" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"customer_id" integer NOT NULL,
	"cents" integer NOT NULL,
	"balance_cents" integer NOT NULL,
	"reason" text NOT NULL,
	"order_id" integer,
	"actor_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "credit_movements_amounts" CHECK ("credit_movements"."cents" <> 0 and "credit_movements"."balance_cents" >= 0)
);
--> statement-breakpoint
CREATE TABLE "invoice_counters" (
	"kind" text NOT NULL,
	"year" smallint NOT NULL,
	"last" integer NOT NULL,
	CONSTRAINT "invoice_counters_kind_year_pk" PRIMARY KEY("kind","year")
);
--> statement-breakpoint
CREATE TABLE "invoices" (
	"id" serial PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"year" smallint NOT NULL,
	"position" integer NOT NULL,
	"number" text NOT NULL,
	"order_id" integer NOT NULL,
	"invoice_id" integer,
	"issued_at" timestamp with time zone NOT NULL,
	"total_cents" integer NOT NULL,
	"credit_cents" integer NOT NULL,
	"content" jsonb NOT NULL,
	CONSTRAINT "invoices_number_unique" UNIQUE("number"),
	CONSTRAINT "invoices_corrected" CHECK (("invoices"."kind" = 'creditNote') = ("invoices"."invoice_id" is not null)),
	CONSTRAINT "invoices_amounts" CHECK ("invoices"."total_cents" >= 0 and "invoices"."credit_cents" between 0 and "invoices"."total_cents")
);
--> statement-breakpoint
CREATE TABLE "shopping_list_items" (
	"list_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"product_name" text NOT NULL,
	"quantity_milli" integer NOT NULL,
	"position" smallint NOT NULL,
	CONSTRAINT "shopping_list_items_list_id_product_id_pk" PRIMARY KEY("list_id","product_id"),
	CONSTRAINT "shopping_list_items_quantity" CHECK ("shopping_list_items"."quantity_milli" between 1 and 999000)
);
--> statement-breakpoint
CREATE TABLE "shopping_lists" (
	"id" serial PRIMARY KEY NOT NULL,
	"customer_id" integer NOT NULL,
	"name" text NOT NULL,
	"share_token" text,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "shopping_lists_share_token_unique" UNIQUE("share_token")
);
--> statement-breakpoint
CREATE TABLE "contact_messages" (
	"id" serial PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"from_name" text NOT NULL,
	"from_email" text NOT NULL,
	"subject" text DEFAULT '' NOT NULL,
	"message" text DEFAULT '' NOT NULL,
	"order_number" text,
	"items" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"customer_id" integer,
	"language" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"handled_at" timestamp with time zone,
	"handled_by" integer,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "message_answers" (
	"id" serial PRIMARY KEY NOT NULL,
	"message_id" integer NOT NULL,
	"text" text NOT NULL,
	"actor_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notes" (
	"id" serial PRIMARY KEY NOT NULL,
	"customer_id" integer,
	"order_id" integer,
	"at" timestamp with time zone NOT NULL,
	"actor_id" integer,
	"text" text NOT NULL,
	CONSTRAINT "notes_about" CHECK (num_nonnulls("notes"."customer_id", "notes"."order_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "order_changes" (
	"event_id" bigint PRIMARY KEY NOT NULL,
	"lines_before" jsonb NOT NULL,
	"lines_after" jsonb NOT NULL,
	"fee_before_cents" integer NOT NULL,
	"fee_after_cents" integer NOT NULL,
	"fee_by_rules_cents" integer,
	"total_before_cents" integer NOT NULL,
	"total_after_cents" integer NOT NULL,
	"credit_before_cents" integer,
	"note_changed" boolean DEFAULT false NOT NULL,
	"fields_changed" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"shelf_empty" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"slot_changed" boolean DEFAULT false NOT NULL,
	"slot_before" timestamp with time zone,
	"slot_after" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "order_events" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"order_id" integer NOT NULL,
	"kind" text DEFAULT 'move' NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"actor_id" integer,
	"from" text,
	"to" text NOT NULL,
	"reason" text,
	"means" text,
	"amount_cents" integer
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
	"substitution" text,
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
	"by_staff" boolean DEFAULT false NOT NULL,
	"made_by" integer,
	"version" integer DEFAULT 1 NOT NULL,
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
	"slot_id" integer,
	"customer_name" text,
	"customer_email" text,
	"customer_phone" text,
	"customer_phone_e164" text,
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
	"use_store_credit" boolean DEFAULT false NOT NULL,
	"credit_cents" integer DEFAULT 0 NOT NULL,
	"vat_by_rate" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"submitted_at" timestamp with time zone,
	"listed_at" timestamp with time zone GENERATED ALWAYS AS (coalesce(submitted_at, created_at)) STORED NOT NULL,
	"erased_at" timestamp with time zone,
	"network" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "orders_order_number_unique" UNIQUE("order_number"),
	CONSTRAINT "orders_amounts" CHECK ("orders"."goods_cents" >= 0 and "orders"."fee_cents" >= 0 and "orders"."vat_cents" >= 0),
	CONSTRAINT "orders_total" CHECK ("orders"."total_cents" = "orders"."goods_cents" + "orders"."fee_cents"),
	CONSTRAINT "orders_credit" CHECK ("orders"."credit_cents" >= 0),
	CONSTRAINT "orders_numbered" CHECK ("orders"."status" = 'draft' or ("orders"."order_number" is not null and "orders"."submitted_at" is not null)),
	CONSTRAINT "orders_guest" CHECK ("orders"."customer_id" is not null or "orders"."customer_email" is not null or "orders"."erased_at" is not null
        or ("orders"."by_staff" and "orders"."status" = 'draft'))
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
	"given_up_at" timestamp with time zone,
	"claimed_until" timestamp with time zone,
	CONSTRAINT "outbox_dedupe_key_unique" UNIQUE("dedupe_key")
);
--> statement-breakpoint
CREATE TABLE "notification_preferences" (
	"customer_id" integer PRIMARY KEY NOT NULL,
	"email_order_updates" boolean DEFAULT true NOT NULL,
	"sms_delivery_updates" boolean DEFAULT false NOT NULL,
	"marketing_emails" boolean DEFAULT false NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_methods" (
	"id" serial PRIMARY KEY NOT NULL,
	"customer_id" integer NOT NULL,
	"type" text NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"brand" text,
	"last4" text,
	"exp" text,
	"bank_name" text,
	"account_number" text,
	"check_number" text,
	"check_bank_name" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payment_methods_masked" CHECK (length("payment_methods"."last4") <= 4 and length("payment_methods"."account_number") <= 4)
);
--> statement-breakpoint
CREATE TABLE "shipping_addresses" (
	"id" serial PRIMARY KEY NOT NULL,
	"customer_id" integer NOT NULL,
	"name" text NOT NULL,
	"address" text NOT NULL,
	"city" text NOT NULL,
	"zip_code" text NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "page_texts" (
	"key" text NOT NULL,
	"version" integer NOT NULL,
	"texts" jsonb NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"changed_by" integer,
	CONSTRAINT "page_texts_key_version_pk" PRIMARY KEY("key","version"),
	CONSTRAINT "page_texts_version" CHECK ("page_texts"."version" > 0)
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
	"store_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"base_cents" integer NOT NULL,
	"wholesale_base_cents" integer NOT NULL,
	"percent" smallint,
	CONSTRAINT "price_history_store_id_product_id_since_pk" PRIMARY KEY("store_id","product_id","since")
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
CREATE TABLE "reviews" (
	"id" serial PRIMARY KEY NOT NULL,
	"product_id" integer NOT NULL,
	"customer_id" integer NOT NULL,
	"order_line_id" integer NOT NULL,
	"rating" smallint NOT NULL,
	"title" text DEFAULT '' NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"language" text NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"answer" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"edited_at" timestamp with time zone,
	"moderated_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"moderated_by" integer,
	CONSTRAINT "reviews_rating" CHECK ("reviews"."rating" between 1 and 5),
	CONSTRAINT "reviews_moderated" CHECK ("reviews"."status" = 'pending' or "reviews"."moderated_at" is not null)
);
--> statement-breakpoint
CREATE TABLE "saved_views" (
	"id" serial PRIMARY KEY NOT NULL,
	"owner_id" integer NOT NULL,
	"list" text NOT NULL,
	"name" text NOT NULL,
	"query" text NOT NULL,
	"columns" text[] NOT NULL,
	"shared" boolean NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "popularity" (
	"store_id" integer PRIMARY KEY NOT NULL,
	"counted_at" timestamp with time zone NOT NULL,
	"product_ids" integer[] NOT NULL,
	"orders" integer[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_misses" (
	"language" text NOT NULL,
	"words" text NOT NULL,
	"count" integer DEFAULT 1 NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	CONSTRAINT "search_misses_language_words_pk" PRIMARY KEY("language","words")
);
--> statement-breakpoint
CREATE TABLE "catalogue_changes" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"transaction" "xid8" DEFAULT pg_current_xact_id() NOT NULL,
	"store_id" integer,
	"product_id" integer,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shelf" (
	"store_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"base_cents" integer NOT NULL,
	"wholesale_base_cents" integer NOT NULL,
	"percent" smallint,
	"discount_ends_at" timestamp with time zone,
	"lowest_cents" integer,
	"wholesale_lowest_cents" integer,
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
	"founded_in" smallint,
	"registered_address" jsonb,
	"legal_numbers" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"colours" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"logo" text,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"mail_sender" text NOT NULL,
	"social_links" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"iban" text DEFAULT '' NOT NULL,
	"bic" text DEFAULT '' NOT NULL,
	"account_holder" text DEFAULT '' NOT NULL,
	"default_sort" text DEFAULT 'name-asc' NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"changed_at" timestamp with time zone,
	"changed_by" integer,
	CONSTRAINT "shop_one_row" CHECK ("shop"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "identities" (
	"issuer" text NOT NULL,
	"subject" text NOT NULL,
	"customer_id" integer NOT NULL,
	"email" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "identities_issuer_subject_pk" PRIMARY KEY("issuer","subject")
);
--> statement-breakpoint
CREATE TABLE "passkey_challenges" (
	"hash" text PRIMARY KEY NOT NULL,
	"customer_id" integer,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "passkeys" (
	"id" text PRIMARY KEY NOT NULL,
	"customer_id" integer NOT NULL,
	"public_key" text NOT NULL,
	"counter" bigint DEFAULT 0 NOT NULL,
	"transports" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"backed_up" boolean DEFAULT false NOT NULL,
	"device" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "provider_sign_ins" (
	"hash" text PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"nonce" text NOT NULL,
	"code_verifier" text NOT NULL,
	"redirect_to" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "recovery_codes" (
	"customer_id" integer NOT NULL,
	"hash" text NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "recovery_codes_customer_id_hash_pk" PRIMARY KEY("customer_id","hash")
);
--> statement-breakpoint
CREATE TABLE "two_factors" (
	"customer_id" integer PRIMARY KEY NOT NULL,
	"secret" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"confirmed_at" timestamp with time zone,
	"last_step" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "slot_places" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"slot_id" integer NOT NULL,
	"order_id" integer,
	"customer_id" integer,
	"network" text,
	"picking_seconds" integer DEFAULT 0 NOT NULL,
	"fee_cents" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp with time zone,
	"was_extended" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "slot_places_order_id_unique" UNIQUE("order_id"),
	CONSTRAINT "slot_places_kind" CHECK (("slot_places"."order_id" is null) = ("slot_places"."expires_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "slot_rules" (
	"store_id" integer PRIMARY KEY NOT NULL,
	"days_ahead" smallint NOT NULL,
	"order_seconds" integer NOT NULL,
	"line_seconds" integer NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "slot_rules_sane" CHECK ("slot_rules"."days_ahead" between 1 and 60 and "slot_rules"."order_seconds" >= 0 and "slot_rules"."line_seconds" >= 0)
);
--> statement-breakpoint
CREATE TABLE "slot_windows" (
	"id" serial PRIMARY KEY NOT NULL,
	"store_id" integer NOT NULL,
	"type" text NOT NULL,
	"weekday" smallint NOT NULL,
	"start" text NOT NULL,
	"end" text NOT NULL,
	"most_orders" integer NOT NULL,
	"most_picking_minutes" integer NOT NULL,
	"cut_off_minutes" integer NOT NULL,
	"fee_cents" integer NOT NULL,
	CONSTRAINT "slot_windows_weekday" CHECK ("slot_windows"."weekday" between 1 and 7)
);
--> statement-breakpoint
CREATE TABLE "slots" (
	"id" serial PRIMARY KEY NOT NULL,
	"store_id" integer NOT NULL,
	"type" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"cut_off_at" timestamp with time zone NOT NULL,
	"most_orders" integer NOT NULL,
	"most_picking_seconds" integer NOT NULL,
	"fee_cents" integer NOT NULL,
	"withdrawn" boolean DEFAULT false NOT NULL,
	"made_smaller" boolean DEFAULT false NOT NULL,
	CONSTRAINT "slots_times" CHECK ("slots"."ends_at" > "slots"."starts_at")
);
--> statement-breakpoint
CREATE TABLE "stock" (
	"store_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"on_hand_milli" integer DEFAULT 0 NOT NULL,
	"reserved_milli" integer DEFAULT 0 NOT NULL,
	"inventory" boolean DEFAULT true NOT NULL,
	CONSTRAINT "stock_store_id_product_id_pk" PRIMARY KEY("store_id","product_id"),
	CONSTRAINT "stock_not_negative" CHECK ("stock"."reserved_milli" >= 0 and "stock"."on_hand_milli" >= "stock"."reserved_milli")
);
--> statement-breakpoint
CREATE TABLE "stock_movements" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"store_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"delta_milli" integer NOT NULL,
	"reserved_delta_milli" integer DEFAULT 0 NOT NULL,
	"reason" text NOT NULL,
	"order_id" integer,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "stock_movements_not_zero" CHECK ("stock_movements"."delta_milli" <> 0 or "stock_movements"."reserved_delta_milli" <> 0)
);
--> statement-breakpoint
CREATE TABLE "stock_settings" (
	"id" smallint PRIMARY KEY DEFAULT 1 NOT NULL,
	"low_milli" integer DEFAULT 5000 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "stock_settings_one_row" CHECK ("stock_settings"."id" = 1),
	CONSTRAINT "stock_settings_low" CHECK ("stock_settings"."low_milli" >= 0)
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
CREATE TABLE "store_closed_days" (
	"store_id" integer NOT NULL,
	"day" date NOT NULL,
	"reason" jsonb NOT NULL,
	"opens" text,
	"closes" text,
	CONSTRAINT "store_closed_days_store_id_day_pk" PRIMARY KEY("store_id","day"),
	CONSTRAINT "store_closed_days_hours" CHECK (("store_closed_days"."opens" is null) = ("store_closed_days"."closes" is null))
);
--> statement-breakpoint
CREATE TABLE "store_discounts" (
	"store_id" integer NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"percent" smallint,
	"is_active" boolean NOT NULL,
	"valid_from" timestamp with time zone,
	"valid_to" timestamp with time zone,
	CONSTRAINT "store_discounts_store_id_since_pk" PRIMARY KEY("store_id","since")
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
	"lowest_noted_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "stores_discount_percent" CHECK ("stores"."discount_percent" between 1 and 99)
);
--> statement-breakpoint
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
ALTER TABLE "account_tokens" ADD CONSTRAINT "account_tokens_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_in_challenges" ADD CONSTRAINT "sign_in_challenges_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_roles" ADD CONSTRAINT "customer_roles_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customers" ADD CONSTRAINT "customers_default_store_id_stores_id_fk" FOREIGN KEY ("default_store_id") REFERENCES "public"."stores"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refresh_tokens" ADD CONSTRAINT "refresh_tokens_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_personal" ADD CONSTRAINT "audit_personal_entry_id_audit_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."audit_entries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_personal" ADD CONSTRAINT "audit_personal_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_personal" ADD CONSTRAINT "audit_personal_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_personal" ADD CONSTRAINT "audit_personal_message_id_contact_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."contact_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_lines" ADD CONSTRAINT "cart_lines_cart_id_carts_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."carts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "carts" ADD CONSTRAINT "carts_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "carts" ADD CONSTRAINT "carts_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "categories" ADD CONSTRAINT "categories_picture_id_pictures_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."pictures"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kinds" ADD CONSTRAINT "kinds_category_categories_code_fk" FOREIGN KEY ("category") REFERENCES "public"."categories"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kinds" ADD CONSTRAINT "kinds_parent_kinds_code_fk" FOREIGN KEY ("parent") REFERENCES "public"."kinds"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_barcodes" ADD CONSTRAINT "product_barcodes_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_pictures" ADD CONSTRAINT "product_pictures_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_pictures" ADD CONSTRAINT "product_pictures_picture_id_pictures_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."pictures"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_texts" ADD CONSTRAINT "product_texts_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_category_categories_code_fk" FOREIGN KEY ("category") REFERENCES "public"."categories"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_kind_kinds_code_fk" FOREIGN KEY ("kind") REFERENCES "public"."kinds"("code") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "unread_barcodes" ADD CONSTRAINT "unread_barcodes_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_movements" ADD CONSTRAINT "credit_movements_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_movements" ADD CONSTRAINT "credit_movements_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_movements" ADD CONSTRAINT "credit_movements_actor_id_customers_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."customers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shopping_list_items" ADD CONSTRAINT "shopping_list_items_list_id_shopping_lists_id_fk" FOREIGN KEY ("list_id") REFERENCES "public"."shopping_lists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shopping_lists" ADD CONSTRAINT "shopping_lists_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD CONSTRAINT "contact_messages_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD CONSTRAINT "contact_messages_handled_by_customers_id_fk" FOREIGN KEY ("handled_by") REFERENCES "public"."customers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_answers" ADD CONSTRAINT "message_answers_message_id_contact_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."contact_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_answers" ADD CONSTRAINT "message_answers_actor_id_customers_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."customers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notes" ADD CONSTRAINT "notes_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notes" ADD CONSTRAINT "notes_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notes" ADD CONSTRAINT "notes_actor_id_customers_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."customers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_changes" ADD CONSTRAINT "order_changes_event_id_order_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."order_events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_actor_id_customers_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."customers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_made_by_customers_id_fk" FOREIGN KEY ("made_by") REFERENCES "public"."customers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_slot_id_slots_id_fk" FOREIGN KEY ("slot_id") REFERENCES "public"."slots"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_preferences" ADD CONSTRAINT "notification_preferences_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_methods" ADD CONSTRAINT "payment_methods_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipping_addresses" ADD CONSTRAINT "shipping_addresses_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_texts" ADD CONSTRAINT "page_texts_changed_by_customers_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."customers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "discounts" ADD CONSTRAINT "discounts_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "discounts" ADD CONSTRAINT "discounts_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_history" ADD CONSTRAINT "price_history_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_history" ADD CONSTRAINT "price_history_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prices" ADD CONSTRAINT "prices_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prices" ADD CONSTRAINT "prices_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_order_line_id_order_lines_id_fk" FOREIGN KEY ("order_line_id") REFERENCES "public"."order_lines"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_moderated_by_customers_id_fk" FOREIGN KEY ("moderated_by") REFERENCES "public"."customers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_views" ADD CONSTRAINT "saved_views_owner_id_customers_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "popularity" ADD CONSTRAINT "popularity_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shelf" ADD CONSTRAINT "shelf_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shelf" ADD CONSTRAINT "shelf_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop" ADD CONSTRAINT "shop_changed_by_customers_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."customers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identities" ADD CONSTRAINT "identities_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkey_challenges" ADD CONSTRAINT "passkey_challenges_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkeys" ADD CONSTRAINT "passkeys_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "two_factors" ADD CONSTRAINT "two_factors_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "slot_places" ADD CONSTRAINT "slot_places_slot_id_slots_id_fk" FOREIGN KEY ("slot_id") REFERENCES "public"."slots"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "slot_places" ADD CONSTRAINT "slot_places_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "slot_places" ADD CONSTRAINT "slot_places_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "slot_rules" ADD CONSTRAINT "slot_rules_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "slot_windows" ADD CONSTRAINT "slot_windows_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "slots" ADD CONSTRAINT "slots_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock" ADD CONSTRAINT "stock_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock" ADD CONSTRAINT "stock_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipping_rules" ADD CONSTRAINT "shipping_rules_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_closed_days" ADD CONSTRAINT "store_closed_days_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_discounts" ADD CONSTRAINT "store_discounts_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_hours" ADD CONSTRAINT "store_hours_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_account_id_customers_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."customers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_tokens_customer" ON "account_tokens" USING btree ("customer_id","purpose");--> statement-breakpoint
CREATE INDEX "sign_in_challenges_customer" ON "sign_in_challenges" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "customer_roles_role" ON "customer_roles" USING btree ("role","customer_id");--> statement-breakpoint
CREATE UNIQUE INDEX "customers_email" ON "customers" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "customers_by_name" ON "customers" USING btree (lower("name"),"id");--> statement-breakpoint
CREATE INDEX "customers_by_age" ON "customers" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "customers_inactive" ON "customers" USING btree (lower("name"),"id") WHERE not "customers"."active";--> statement-breakpoint
CREATE INDEX "customers_wholesale" ON "customers" USING btree (lower("name"),"id") WHERE "customers"."customer_type" = 'wholesale';--> statement-breakpoint
CREATE INDEX "customers_asking" ON "customers" USING btree ("wholesale_requested_at","id") WHERE ("customers"."wholesale_requested_at" is not null and "customers"."customer_type" = 'retail');--> statement-breakpoint
CREATE INDEX "customers_searched" ON "customers" USING gin (("id" / 50000),fold_text(' ' || coalesce("name", '') || ' ' || coalesce("email", '') || ' ' || coalesce("phone", '') || ' ' || coalesce(regexp_replace("phone", '[^0-9]', '', 'g'), '') || ' ' || coalesce("phone_e164", '')) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "refresh_tokens_session" ON "refresh_tokens" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "sessions_customer" ON "sessions" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "audit_entries_newest" ON "audit_entries" USING btree ("at" desc,"id" desc);--> statement-breakpoint
CREATE INDEX "audit_entries_kind" ON "audit_entries" USING btree ("thing","at" desc,"id" desc);--> statement-breakpoint
CREATE INDEX "audit_entries_thing" ON "audit_entries" USING btree ("thing_id","thing","at" desc,"id" desc);--> statement-breakpoint
CREATE INDEX "audit_entries_actor" ON "audit_entries" USING btree ("actor_id","at" desc,"id" desc);--> statement-breakpoint
CREATE INDEX "audit_entries_action" ON "audit_entries" USING btree ("action","at" desc,"id" desc);--> statement-breakpoint
CREATE INDEX "audit_entries_searched" ON "audit_entries" USING gin (fold_text("searched") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "audit_personal_customer" ON "audit_personal" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "audit_personal_order" ON "audit_personal" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "audit_personal_message" ON "audit_personal" USING btree ("message_id");--> statement-breakpoint
CREATE INDEX "audit_personal_label" ON "audit_personal" USING gin (fold_text("label") gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "carts_one_each" ON "carts" USING btree ("customer_id","store_id");--> statement-breakpoint
CREATE INDEX "product_barcodes_product" ON "product_barcodes" USING btree ("product_id","position");--> statement-breakpoint
CREATE INDEX "product_pictures_picture" ON "product_pictures" USING btree ("picture_id");--> statement-breakpoint
CREATE INDEX "product_texts_by_name" ON "product_texts" USING btree ("language","name_key","product_id");--> statement-breakpoint
CREATE INDEX "product_texts_searched" ON "product_texts" USING gin (("product_id" / 10000),fold_text(' ' || coalesce("name", '')) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "products_by_age" ON "products" USING btree ("created_at","id") WHERE "products"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "products_by_change" ON "products" USING btree ("updated_at","id") WHERE "products"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "products_category" ON "products" USING btree ("category","id");--> statement-breakpoint
CREATE INDEX "products_hidden" ON "products" USING btree ("id") WHERE not "products"."visible";--> statement-breakpoint
CREATE INDEX "products_deleted" ON "products" USING btree ("id") WHERE "products"."deleted_at" is not null;--> statement-breakpoint
CREATE INDEX "products_supplier_code" ON "products" USING btree (lower("supplier_code"));--> statement-breakpoint
CREATE INDEX "unread_barcodes_product" ON "unread_barcodes" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "credit_movements_customer" ON "credit_movements" USING btree ("customer_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_place" ON "invoices" USING btree ("kind","year","position");--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_one" ON "invoices" USING btree ("order_id") WHERE "invoices"."kind" = 'invoice';--> statement-breakpoint
CREATE INDEX "invoices_order" ON "invoices" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "shopping_lists_customer" ON "shopping_lists" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "contact_messages_newest" ON "contact_messages" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "contact_messages_type" ON "contact_messages" USING btree ("type","created_at","id");--> statement-breakpoint
CREATE INDEX "contact_messages_searched" ON "contact_messages" USING gin (("id" / 10000),fold_text(' ' || coalesce("from_name", '') || ' ' || coalesce("from_email", '') || ' ' || coalesce("subject", '') || ' ' || coalesce("message", '') || ' ' || coalesce("order_number", '')) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "contact_messages_waiting" ON "contact_messages" USING btree ("created_at","id") WHERE "contact_messages"."handled_at" is null;--> statement-breakpoint
CREATE INDEX "contact_messages_customer" ON "contact_messages" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "contact_messages_email" ON "contact_messages" USING btree (lower("from_email"));--> statement-breakpoint
CREATE INDEX "message_answers_message" ON "message_answers" USING btree ("message_id");--> statement-breakpoint
CREATE INDEX "notes_customer" ON "notes" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "notes_order" ON "notes" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "order_events_order" ON "order_events" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "order_lines_position" ON "order_lines" USING btree ("order_id","position");--> statement-breakpoint
CREATE INDEX "order_lines_product" ON "order_lines" USING btree ("product_id");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_one_draft" ON "orders" USING btree ("customer_id","store_id") WHERE "orders"."status" = 'draft' and not "orders"."by_staff";--> statement-breakpoint
CREATE INDEX "orders_customer" ON "orders" USING btree ("customer_id","created_at");--> statement-breakpoint
CREATE INDEX "orders_guest_email" ON "orders" USING btree (lower("customer_email")) WHERE "orders"."customer_id" is null;--> statement-breakpoint
CREATE INDEX "orders_submitted" ON "orders" USING btree ("submitted_at") WHERE "orders"."status" <> 'draft';--> statement-breakpoint
CREATE INDEX "orders_listed" ON "orders" USING btree ("listed_at","id","total_cents") WHERE ("orders"."status" <> 'draft' or "orders"."by_staff");--> statement-breakpoint
CREATE INDEX "orders_listed_total" ON "orders" USING btree ("total_cents","id") WHERE ("orders"."status" <> 'draft' or "orders"."by_staff");--> statement-breakpoint
CREATE INDEX "orders_listed_status" ON "orders" USING btree ("fulfilment","status","listed_at","id") WHERE ("orders"."status" <> 'draft' or "orders"."by_staff");--> statement-breakpoint
CREATE INDEX "orders_listed_store" ON "orders" USING btree ("store_id","listed_at","id") WHERE ("orders"."status" <> 'draft' or "orders"."by_staff");--> statement-breakpoint
CREATE INDEX "orders_listed_store_total" ON "orders" USING btree ("store_id","total_cents","id") WHERE ("orders"."status" <> 'draft' or "orders"."by_staff");--> statement-breakpoint
CREATE INDEX "orders_listed_payment" ON "orders" USING btree ("payment_status","payment_method","listed_at","id") WHERE ("orders"."status" <> 'draft' or "orders"."by_staff");--> statement-breakpoint
CREATE INDEX "orders_number" ON "orders" USING btree ("order_number" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "orders_address" ON "orders" USING btree (lower("customer_email") text_pattern_ops);--> statement-breakpoint
CREATE INDEX "orders_mailbox" ON "orders" USING btree ((case when split_part(lower(customer_email), '@', 2) in ('gmail.com', 'googlemail.com') then replace(substring(split_part(lower(customer_email), '@', 1) from '^[+]?[^+]*'), '.', '') || '@gmail.com' else substring(split_part(lower(customer_email), '@', 1) from '^[+]?[^+]*') || '@' || split_part(lower(customer_email), '@', 2) end));--> statement-breakpoint
CREATE INDEX "orders_searched" ON "orders" USING gin (("id" / 50000),fold_text(' ' || coalesce("order_number", '') || ' ' || coalesce("customer_name", '') || ' ' || coalesce("customer_email", '') || ' ' || coalesce("customer_phone", '') || ' ' || coalesce(regexp_replace("customer_phone", '[^0-9]', '', 'g'), '') || ' ' || coalesce("customer_phone_e164", '')) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "orders_network" ON "orders" USING btree ("network","submitted_at") WHERE "orders"."network" is not null;--> statement-breakpoint
CREATE INDEX "orders_slot" ON "orders" USING btree ("slot_id") WHERE "orders"."slot_id" is not null;--> statement-breakpoint
CREATE INDEX "idempotency_keys_age" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "outbox_waiting" ON "outbox" USING btree ("next_try_at") WHERE "outbox"."done_at" is null and "outbox"."given_up_at" is null;--> statement-breakpoint
CREATE INDEX "outbox_open" ON "outbox" USING btree ("id") WHERE "outbox"."done_at" is null and "outbox"."given_up_at" is null;--> statement-breakpoint
CREATE INDEX "outbox_dead" ON "outbox" USING btree ("id") WHERE "outbox"."given_up_at" is not null;--> statement-breakpoint
CREATE INDEX "payment_methods_customer" ON "payment_methods" USING btree ("customer_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_methods_one_default" ON "payment_methods" USING btree ("customer_id") WHERE "payment_methods"."is_default";--> statement-breakpoint
CREATE INDEX "shipping_addresses_customer" ON "shipping_addresses" USING btree ("customer_id");--> statement-breakpoint
CREATE UNIQUE INDEX "shipping_addresses_one_default" ON "shipping_addresses" USING btree ("customer_id") WHERE "shipping_addresses"."is_default";--> statement-breakpoint
CREATE INDEX "page_texts_changed_by" ON "page_texts" USING btree ("changed_by");--> statement-breakpoint
CREATE INDEX "discounts_of" ON "discounts" USING btree ("store_id","product_id");--> statement-breakpoint
CREATE INDEX "discounts_starts" ON "discounts" USING btree ("valid_from") WHERE "discounts"."valid_from" is not null;--> statement-breakpoint
CREATE INDEX "discounts_ends" ON "discounts" USING btree ("valid_to") WHERE "discounts"."valid_to" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "reviews_one_each" ON "reviews" USING btree ("product_id","customer_id");--> statement-breakpoint
CREATE INDEX "reviews_shown" ON "reviews" USING btree ("product_id","created_at" desc) WHERE "reviews"."status" = 'approved';--> statement-breakpoint
CREATE INDEX "reviews_queue" ON "reviews" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "reviews_by_age" ON "reviews" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "reviews_customer" ON "reviews" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "reviews_order_line" ON "reviews" USING btree ("order_line_id");--> statement-breakpoint
CREATE INDEX "saved_views_owner" ON "saved_views" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "saved_views_shared" ON "saved_views" USING btree ("list","shared");--> statement-breakpoint
CREATE INDEX "search_misses_by_age" ON "search_misses" USING btree ("last_at" desc,"words","language");--> statement-breakpoint
CREATE INDEX "search_misses_by_count" ON "search_misses" USING btree ("count" desc,"words","language");--> statement-breakpoint
CREATE INDEX "catalogue_changes_since" ON "catalogue_changes" USING btree ("transaction");--> statement-breakpoint
CREATE INDEX "shelf_discounted" ON "shelf" USING btree ("store_id","product_id") WHERE "shelf"."percent" is not null;--> statement-breakpoint
CREATE INDEX "identities_customer" ON "identities" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "passkeys_customer" ON "passkeys" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "slot_places_slot" ON "slot_places" USING btree ("slot_id");--> statement-breakpoint
CREATE UNIQUE INDEX "slot_places_one_hold" ON "slot_places" USING btree ("customer_id") WHERE "slot_places"."order_id" is null;--> statement-breakpoint
CREATE INDEX "slot_places_network" ON "slot_places" USING btree ("network") WHERE "slot_places"."network" is not null;--> statement-breakpoint
CREATE INDEX "slot_places_expiry" ON "slot_places" USING btree ("expires_at") WHERE "slot_places"."order_id" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "slot_windows_once" ON "slot_windows" USING btree ("store_id","type","weekday","start","end");--> statement-breakpoint
CREATE UNIQUE INDEX "slots_once" ON "slots" USING btree ("store_id","type","starts_at","ends_at");--> statement-breakpoint
CREATE INDEX "slots_offered" ON "slots" USING btree ("store_id","cut_off_at");--> statement-breakpoint
CREATE INDEX "stock_available" ON "stock" USING btree (("on_hand_milli" - "reserved_milli"),"product_id") WHERE "stock"."inventory";--> statement-breakpoint
CREATE INDEX "stock_sold_out" ON "stock" USING btree ("store_id","product_id") WHERE "stock"."inventory" and "stock"."on_hand_milli" <= "stock"."reserved_milli";--> statement-breakpoint
CREATE INDEX "stock_movements_of" ON "stock_movements" USING btree ("store_id","product_id");--> statement-breakpoint
CREATE INDEX "stock_movements_order" ON "stock_movements" USING btree ("order_id") WHERE "stock_movements"."order_id" is not null;--> statement-breakpoint
CREATE INDEX "tasks_open" ON "tasks" USING btree ("taken_until") WHERE "tasks"."state" in ('waiting', 'running');--> statement-breakpoint
CREATE INDEX "tasks_account" ON "tasks" USING btree ("account_id");--> statement-breakpoint
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION '% is not allowed on %: the audit is only added to', TG_OP, TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END
$$;--> statement-breakpoint
CREATE TRIGGER "audit_entries_only_added" BEFORE UPDATE OR DELETE OR TRUNCATE ON "audit_entries" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
-- The values of a person may go, nothing else may happen to them.
CREATE TRIGGER "audit_personal_only_erased" BEFORE UPDATE ON "audit_personal" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE FUNCTION refuse_change_of_invoice() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION '% is not allowed on %: an invoice stays as it was issued', TG_OP, TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END
$$;--> statement-breakpoint
CREATE TRIGGER "invoices_only_added" BEFORE UPDATE OR DELETE OR TRUNCATE ON "invoices" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change_of_invoice();
