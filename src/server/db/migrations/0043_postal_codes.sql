-- Postal codes in their one form (domain/postal-code/postal-code.ts); what is none stays as it was entered.
CREATE FUNCTION "canonical_postal_code"("typed" text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE
    WHEN "code" ~ '^[0-9]{5}(-[0-9]{4})?$' THEN "code"
    WHEN "code" ~ '^([A-Z][0-9]){3}$' THEN left("code", 3) || ' ' || right("code", 3)
    ELSE "typed" END
  FROM (SELECT upper(regexp_replace(regexp_replace(normalize("typed", NFKC),
    '[\s\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff]', '', 'g'),
    '[\u2010-\u2015\u2212]', '-', 'g')) AS "code") "folded"
$$;--> statement-breakpoint
UPDATE "customers" SET "postal_code" = canonical_postal_code("postal_code")
  WHERE "postal_code" !~ '^([0-9]{5})?$' AND "postal_code" <> canonical_postal_code("postal_code");--> statement-breakpoint
UPDATE "shipping_addresses" SET "zip_code" = canonical_postal_code("zip_code")
  WHERE "zip_code" !~ '^[0-9]{5}$' AND "zip_code" <> canonical_postal_code("zip_code");--> statement-breakpoint
UPDATE "stores" SET "postal_code" = canonical_postal_code("postal_code");--> statement-breakpoint
UPDATE "orders" SET "shipping_postal_code" = canonical_postal_code("shipping_postal_code")
  WHERE "shipping_postal_code" !~ '^[0-9]{5}$' AND "shipping_postal_code" <> canonical_postal_code("shipping_postal_code");--> statement-breakpoint
UPDATE "orders" SET "billing_postal_code" = canonical_postal_code("billing_postal_code")
  WHERE "billing_postal_code" !~ '^[0-9]{5}$' AND "billing_postal_code" <> canonical_postal_code("billing_postal_code");--> statement-breakpoint
UPDATE "shipping_rules" SET "postal_code" = canonical_postal_code("postal_code")
  WHERE "postal_code" !~ '^[0-9]{5}$' AND "postal_code" <> canonical_postal_code("postal_code");--> statement-breakpoint
DROP FUNCTION "canonical_postal_code"(text);--> statement-breakpoint
-- Rules that are one by now. Two that ask different fees both stay: the overview names them to staff.
DELETE FROM "shipping_rules" "later" USING "shipping_rules" "first"
  WHERE "first"."id" < "later"."id" AND "first"."store_id" = "later"."store_id" AND "first"."postal_code" = "later"."postal_code"
    AND "first"."order_amount_cents" = "later"."order_amount_cents" AND "first"."fee_retail_cents" = "later"."fee_retail_cents"
    AND "first"."fee_wholesale_cents" = "later"."fee_wholesale_cents";
