CREATE TABLE "api_keys" (
	"id" serial PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"prefix" text NOT NULL,
	"hash" text NOT NULL,
	"maker_id" integer NOT NULL,
	"scopes" text[] NOT NULL,
	"store_ids" integer[],
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "api_keys_hash_unique" UNIQUE("hash"),
	CONSTRAINT "api_keys_scopes" CHECK (cardinality("api_keys"."scopes") > 0)
);
--> statement-breakpoint
CREATE TABLE "webhook_deliveries" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"webhook_id" integer NOT NULL,
	"sequence" bigint NOT NULL,
	"type" text NOT NULL,
	"body" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"tries" smallint DEFAULT 0 NOT NULL,
	"next_try_at" timestamp with time zone,
	"first_try_at" timestamp with time zone,
	"last_try_at" timestamp with time zone,
	"status_code" smallint,
	"error" text,
	"duration_ms" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "webhook_events" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"thing_id" integer,
	"store_id" integer,
	"at" timestamp with time zone NOT NULL,
	"detail" jsonb
);
--> statement-breakpoint
CREATE TABLE "webhooks" (
	"id" serial PRIMARY KEY NOT NULL,
	"url" text NOT NULL,
	"events" text[] NOT NULL,
	"store_ids" integer[],
	"secret" text NOT NULL,
	"last_sequence" bigint DEFAULT 0 NOT NULL,
	"off_at" timestamp with time zone,
	"is_given_up" boolean DEFAULT false NOT NULL,
	"claimed_until" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "audit_entries" ADD COLUMN "api_key" text;--> statement-breakpoint
ALTER TABLE "api_keys" ADD CONSTRAINT "api_keys_maker_id_customers_id_fk" FOREIGN KEY ("maker_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_webhook_id_webhooks_id_fk" FOREIGN KEY ("webhook_id") REFERENCES "public"."webhooks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "api_keys_maker" ON "api_keys" USING btree ("maker_id");--> statement-breakpoint
CREATE UNIQUE INDEX "webhook_deliveries_sequence" ON "webhook_deliveries" USING btree ("webhook_id","sequence");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_untried" ON "webhook_deliveries" USING btree ("webhook_id","sequence") WHERE "webhook_deliveries"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "webhook_deliveries_retried" ON "webhook_deliveries" USING btree ("webhook_id","next_try_at") WHERE "webhook_deliveries"."state" = 'retrying';--> statement-breakpoint
CREATE INDEX "webhook_deliveries_age" ON "webhook_deliveries" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "webhook_events_type" ON "webhook_events" USING btree ("type","at");--> statement-breakpoint
-- Whether a webhook asks for an event: what follows writes nothing where none does, and waits for nobody.
CREATE FUNCTION is_webhook_asked(event text, store integer) RETURNS boolean LANGUAGE sql STABLE AS $$
	SELECT exists (
		SELECT 1 FROM webhooks w WHERE w.off_at IS NULL AND event = ANY (w.events)
			AND (store IS NULL OR w.store_ids IS NULL OR store = ANY (w.store_ids)))
$$;--> statement-breakpoint
CREATE FUNCTION tell_of_orders() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF NOT exists (SELECT 1 FROM webhooks WHERE off_at IS NULL) THEN RETURN NULL; END IF;
	INSERT INTO webhook_events (type, thing_id, store_id, at, detail)
	SELECT e.type, e.order_id, o.store_id, e.at, json_build_object('from', e."from", 'to', e."to")
	FROM (
		SELECT *, CASE
			WHEN kind = 'move' AND "to" IN ('cancelled', 'rejected') THEN 'order.cancelled'
			WHEN kind = 'move' AND "from" IS NULL THEN 'order.placed'
			WHEN kind = 'move' THEN 'order.status'
			WHEN kind IN ('change', 'return') THEN 'order.changed'
			WHEN kind = 'payment' THEN 'payment.changed'
		END AS type FROM added
	) e JOIN orders o ON o.id = e.order_id
	WHERE e.type IS NOT NULL AND is_webhook_asked(e.type, o.store_id) ORDER BY e.id;
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "order_events_told" AFTER INSERT ON "order_events" REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION tell_of_orders();--> statement-breakpoint
CREATE FUNCTION tell_of_payments() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF NOT exists (SELECT 1 FROM webhooks WHERE off_at IS NULL) THEN RETURN NULL; END IF;
	INSERT INTO webhook_events (type, thing_id, store_id, at)
	SELECT 'payment.changed', n.order_id, o.store_id, n.updated_at
	FROM after n JOIN before b ON b.id = n.id JOIN orders o ON o.id = n.order_id
	WHERE (n.status, n.reserved_cents, n.captured_cents, n.refunded_cents)
		IS DISTINCT FROM (b.status, b.reserved_cents, b.captured_cents, b.refunded_cents)
		AND is_webhook_asked('payment.changed', o.store_id);
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "payments_told" AFTER UPDATE ON "payments" REFERENCING OLD TABLE AS before NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION tell_of_payments();--> statement-breakpoint
CREATE FUNCTION tell_of_stock() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF NOT exists (SELECT 1 FROM webhooks WHERE off_at IS NULL) THEN RETURN NULL; END IF;
	INSERT INTO webhook_events (type, thing_id, store_id, at)
	SELECT 'stock.changed', m.product_id, m.store_id, m.at FROM added m
	WHERE is_webhook_asked('stock.changed', m.store_id);
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "stock_movements_told" AFTER INSERT ON "stock_movements" REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION tell_of_stock();--> statement-breakpoint
CREATE FUNCTION tell_of_shelves() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF NOT exists (SELECT 1 FROM webhooks WHERE off_at IS NULL) THEN RETURN NULL; END IF;
	INSERT INTO webhook_events (type, thing_id, store_id, at)
	SELECT 'product.changed', c.product_id, c.store_id, c.at FROM added c
	WHERE is_webhook_asked('product.changed', c.store_id);
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "catalogue_changes_told" AFTER INSERT ON "catalogue_changes" REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION tell_of_shelves();--> statement-breakpoint
CREATE FUNCTION tell_of_products() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF NOT exists (SELECT 1 FROM webhooks WHERE off_at IS NULL) THEN RETURN NULL; END IF;
	IF TG_OP = 'INSERT' THEN
		INSERT INTO webhook_events (type, thing_id, at)
		SELECT 'product.changed', n.id, n.updated_at FROM after n WHERE is_webhook_asked('product.changed', NULL);
	ELSIF TG_OP = 'UPDATE' THEN
		INSERT INTO webhook_events (type, thing_id, at, detail)
		SELECT t.type, t.id, t.updated_at, json_build_object('version', t.version)
		FROM (
			SELECT n.id, n.updated_at, n.version + n.figures_version AS version,
				CASE WHEN n.deleted_at IS NULL THEN 'product.changed' ELSE 'product.deleted' END AS type
			FROM after n JOIN before b ON b.id = n.id
			WHERE b.deleted_at IS NULL AND (n.version, n.figures_version, n.deleted_at) IS DISTINCT FROM (b.version, b.figures_version, b.deleted_at)
		) t WHERE is_webhook_asked(t.type, NULL);
	ELSE
		INSERT INTO webhook_events (type, thing_id, at, detail)
		SELECT 'product.deleted', b.id, now(), json_build_object('version', b.version + b.figures_version + 1)
		FROM before b WHERE b.deleted_at IS NULL AND is_webhook_asked('product.deleted', NULL);
	END IF;
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "products_added_told" AFTER INSERT ON "products" REFERENCING NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION tell_of_products();--> statement-breakpoint
CREATE TRIGGER "products_changed_told" AFTER UPDATE ON "products" REFERENCING OLD TABLE AS before NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION tell_of_products();--> statement-breakpoint
CREATE TRIGGER "products_deleted_told" AFTER DELETE ON "products" REFERENCING OLD TABLE AS before FOR EACH STATEMENT EXECUTE FUNCTION tell_of_products();