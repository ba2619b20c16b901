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
ALTER TABLE "audit_personal" ADD CONSTRAINT "audit_personal_entry_id_audit_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."audit_entries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_personal" ADD CONSTRAINT "audit_personal_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_personal" ADD CONSTRAINT "audit_personal_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_personal" ADD CONSTRAINT "audit_personal_message_id_contact_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."contact_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_entries_newest" ON "audit_entries" USING btree ("at" desc,"id" desc);--> statement-breakpoint
CREATE INDEX "audit_entries_kind" ON "audit_entries" USING btree ("thing","at" desc,"id" desc);--> statement-breakpoint
CREATE INDEX "audit_entries_thing" ON "audit_entries" USING btree ("thing_id","thing","at" desc,"id" desc);--> statement-breakpoint
CREATE INDEX "audit_entries_actor" ON "audit_entries" USING btree ("actor_id","at" desc,"id" desc);--> statement-breakpoint
CREATE INDEX "audit_entries_action" ON "audit_entries" USING btree ("action","at" desc,"id" desc);--> statement-breakpoint
CREATE INDEX "audit_entries_searched" ON "audit_entries" USING gin ("searched" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "audit_personal_customer" ON "audit_personal" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "audit_personal_order" ON "audit_personal" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "audit_personal_message" ON "audit_personal" USING btree ("message_id");--> statement-breakpoint
CREATE INDEX "audit_personal_label" ON "audit_personal" USING gin ("label" gin_trgm_ops);--> statement-breakpoint
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION '% is not allowed on %: the audit is only added to', TG_OP, TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END
$$;--> statement-breakpoint
CREATE TRIGGER "audit_entries_only_added" BEFORE UPDATE OR DELETE OR TRUNCATE ON "audit_entries" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
-- The values of a person may go, nothing else may happen to them.
CREATE TRIGGER "audit_personal_only_erased" BEFORE UPDATE ON "audit_personal" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
