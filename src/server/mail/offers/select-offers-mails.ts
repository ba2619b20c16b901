import { z } from 'zod';
import type { Product } from '#contract/catalogue/catalogue.ts';
import type { Language } from '#domain/language/language.ts';
import type { PriceType } from '#domain/pricing/price-type.ts';
import { runWithin } from '#server/db/connection.ts';
import { and, eq, inArray, isNotNull } from '#server/db/sql.ts';
import { customers } from '#server/db/tables/accounts.ts';
import { notificationPreferences } from '#server/db/tables/own-things.ts';
import { shop } from '#server/db/tables/shop.ts';
import { stores } from '#server/db/tables/stores.ts';
import { selectOffers } from '#server/services/offers/select-offers.ts';
import { unsubscribeLinks } from '#server/services/offers/unsubscribe-token.ts';
import type { MailDeps } from '../mail.ts';
import type { MailEntry, Selected } from '../mails.ts';
import type { MailOffers } from './offers-mail.ts';

const payloadOf = z.object({ customerId: z.number(), storeId: z.number() });

/**
 * What these mails say, by entry, with the prices of this moment; null where the customer wants none any more or is gone,
 * and where no offer is left. Throws for a payload of another shape.
 */
export async function selectOffersMails(
  deps: MailDeps,
  entries: readonly MailEntry[],
): Selected<{ found: MailOffers }> {
  const { db, config } = deps;
  const read = entries.map(({ id, payload }) => ({ id, ...payloadOf.parse(payload) }));
  const found = await db
    .select({ customer: customers })
    .from(customers)
    .innerJoin(notificationPreferences, eq(notificationPreferences.customerId, customers.id))
    .where(
      and(
        inArray(
          customers.id,
          read.map(({ customerId }) => customerId),
        ),
        customers.active,
        isNotNull(customers.emailVerifiedAt),
        notificationPreferences.marketingEmails,
      ),
    );
  const byId = new Map(found.map(({ customer }) => [customer.id, customer]));
  const names = new Map(
    (await db.select({ id: stores.id, name: stores.name }).from(stores)).map((s) => [s.id, s.name]),
  );
  const [identity] = await db.select({ name: shop.name }).from(shop);
  const offersOf = keepOffers(deps, deps.clock());
  const contents: [number, { found: MailOffers } | null][] = [];
  for (const { id, customerId, storeId } of read) {
    const customer = byId.get(customerId);
    const offers = customer ? await offersOf(storeId, customer.language, customer.customerType) : [];
    if (!customer || offers.length === 0) {
      contents.push([id, null]);
      continue;
    }
    const found = {
      to: { name: customer.name, address: customer.email },
      language: customer.language,
      currency: config.currency,
      decimals: config.decimals,
      shopName: identity?.name ?? 'Panier',
      storeName: names.get(storeId) ?? '',
      offers,
      publicUrl: config.publicUrl,
      unsubscribe: unsubscribeLinks(deps, customerId),
    };
    contents.push([id, { found }]);
  }
  return contents;
}

/** What an offer says of a product. */
export type MailOffer = Pick<Product, 'name' | 'slug' | 'price' | 'reduction'> & { unit: Product['product']['unit'] };

/** Reads the offers of a store once for all its customers who read the same. */
function keepOffers({ db, config: { decimals } }: MailDeps, now: Date) {
  const kept = new Map<string, Promise<MailOffer[]>>();
  return (storeId: number, language: Language, priceType: PriceType): Promise<MailOffer[]> => {
    const key = `${storeId} ${language} ${priceType}`;
    const read = async () => {
      const products = await selectOffers({ hot: runWithin(db) }, storeId, { language, priceType, decimals }, now);
      return products.map(({ name, slug, price, reduction, product }) => ({
        name,
        slug,
        price,
        reduction,
        unit: product.unit,
      }));
    };
    const found = kept.get(key) ?? read();
    kept.set(key, found);
    return found;
  };
}
