import type { Shop } from '#contract/stores.ts';
import type { Db } from '#server/db/connection.ts';
import { shop } from '#server/db/tables/shop.ts';

/** A shop that nobody has named yet still has a name on its pages. */
const unnamed = {
  name: 'Panier',
  legalName: 'Panier',
  foundedIn: 2024,
  legalNumbers: {},
  colours: {},
  logo: null,
  email: '',
  phone: '',
};

/** The shop's identity, with the currency (ISO 4217) of this deployment. */
export async function selectShop(db: Db, currency: string): Promise<Shop> {
  const [row] = await db.select().from(shop);
  const { name, legalName, foundedIn, legalNumbers, colours, logo, email, phone } = row ?? unnamed;
  return { name, legalName, foundedIn, legalNumbers, colours, logo, email, phone, currency };
}
