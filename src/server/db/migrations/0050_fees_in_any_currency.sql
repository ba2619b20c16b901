-- The mark of no delivery, above every amount (domain/shipping/shipping-rule.ts): 100 000 is a fee in a currency without decimals.
UPDATE "shipping_rules" SET "fee_retail_cents" = 2100000000 WHERE "fee_retail_cents" = 100000;
