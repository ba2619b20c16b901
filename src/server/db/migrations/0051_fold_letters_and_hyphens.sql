-- The searches of the back office fold as the shop's own does: œ as oe, æ as ae, ß as ss, and what stands between words
-- (hyphens, apostrophes of any kind) as one space.
CREATE OR REPLACE FUNCTION fold_text(given text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN replace(replace(replace(regexp_replace(
    lower(translate(regexp_replace(normalize(given, NFKD), '[\u0300-\u036f]', '', 'g'), 'đĐøØłŁıðÐŒÆẞ×', 'dDoOlLidDœæßx')),
    '[[:space:]''’‘‛′ʹʻʼʽˈ`\u2010-\u2015\u2212-]+', ' ', 'g'), 'œ', 'oe'), 'æ', 'ae'), 'ß', 'ss');--> statement-breakpoint
REINDEX INDEX "customers_searched";--> statement-breakpoint
REINDEX INDEX "audit_entries_searched";--> statement-breakpoint
REINDEX INDEX "audit_personal_label";--> statement-breakpoint
REINDEX INDEX "product_texts_searched";--> statement-breakpoint
REINDEX INDEX "contact_messages_searched";--> statement-breakpoint
REINDEX INDEX "orders_searched";
