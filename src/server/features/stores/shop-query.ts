import type { Shop } from '#contract/stores.ts';
import type { Config } from '#server/config.ts';
import type { Db } from '#server/db/connection.ts';
import { shop, unnamedShop } from '#server/db/tables/shop.ts';

/** The shop's identity, with what this deployment sets: its currency (ISO 4217) and the pages' client id. */
export async function selectShop(db: Db, { currency, clientId }: Pick<Config, 'currency' | 'clientId'>): Promise<Shop> {
  const [row] = await db.select().from(shop);
  const { name, legalName, foundedIn, legalNumbers, colours, logo, email, phone } = row ?? unnamedShop;
  return { name, legalName, foundedIn, legalNumbers, colours, logo, email, phone, currency, clientId };
}
