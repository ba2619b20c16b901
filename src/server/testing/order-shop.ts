import { notAvailableFeeCents } from '#domain/shipping/shipping-rule.ts';
import { eq } from '#server/db/sql.ts';
import { shop, unnamedShop } from '#server/db/tables/shop.ts';
import { stock } from '#server/db/tables/stock.ts';
import { makeProduct, makeStore } from './catalogue.ts';
import type { TestApp, TestCall } from './test-app.ts';

/** A small shop to order from; delivery to 75013 costs 4.90 below 50.00, and nobody delivers to 99999. */
export type OrderShop = {
  storeId: number;
  /** 2.50, VAT 5.5 %, stock 10. */
  apples: number;
  /** 3.99 a kilogram in steps of 0.1, VAT 5.5 %, stock 5 kg. */
  carrots: number;
  /** 12.00 less 25 %, VAT 20 %, alcohol, stock 20. */
  wine: number;
  /** 1.10 (wholesale 0.90), VAT 10 %, not counted. */
  bread: number;
};

/** Where its transfers go. */
export const testAccount = { iban: 'FR1420041010050500013M02606', bic: 'PSSTFRPP', accountHolder: 'Panier SAS' };

type Named = Pick<TestApp, 'db'> & Partial<Pick<TestApp, 'deps'>>;

/** Gives the shop these facts, such as a bank account; whatever else it is stays. */
export async function nameShop({ db, deps }: Named, facts: Partial<typeof shop.$inferInsert>): Promise<void> {
  await db
    .insert(shop)
    .values({ ...unnamedShop, mailSender: '', ...facts })
    .onConflictDoUpdate({ target: shop.id, set: facts });
  deps?.changes.publish('stores');
}

export async function makeOrderShop(t: Named): Promise<OrderShop> {
  const { db } = t;
  // Many an order is paid by transfer.
  await nameShop(t, testAccount);
  const fee = (postalCode: string, orderAmountCents: number, cents: number) => {
    return { postalCode, orderAmountCents, feeRetailCents: cents, feeWholesaleCents: Math.round(cents / 2) };
  };
  const rules = [fee('75013', 5000, 490), fee('99999', 100_000, notAvailableFeeCents), fee('*****', 8000, 990)];
  const storeId = await makeStore(db, { name: 'Magasin du test', rules });
  const at = { stores: [storeId] };
  const names = { fr: 'Pommes', en: 'Apples', vi: 'Táo' };
  return {
    storeId,
    apples: await makeProduct(db, { ...at, name: names, cents: 250, quantityMilli: 10_000 }),
    carrots: await makeProduct(db, {
      ...at,
      name: 'Carottes',
      unit: 'KG',
      quantityStepMilli: 100,
      cents: 399,
      quantityMilli: 5000,
    }),
    wine: await makeProduct(db, {
      ...at,
      name: 'Vin',
      cents: 1200,
      vatBp: 2000,
      minimumAge: 18,
      quantityMilli: 20_000,
      discounts: [{ percent: 25 }],
    }),
    bread: await makeProduct(db, {
      ...at,
      name: 'Pain',
      cents: 110,
      wholesaleCents: 90,
      vatBp: 1000,
      inventory: false,
      quantityMilli: 0,
    }),
  };
}

/** Who orders, where it goes: what a submission needs besides the goods. */
export const person = {
  customer_name: 'Camille Martin',
  customer_email: 'camille@panier.example',
  customer_phone: '+33 1 99 00 00 01',
};
export const home = { shipping_address: '12 rue des Lilas', shipping_city: 'Paris', shipping_postal_code: '75013' };

let guests = 0;

/** A guest of an address of their own: one address may have few orders open. */
export function nextGuest(): typeof person {
  guests += 1;
  return { ...person, customer_email: `guest-${guests}@panier.example` };
}

/** The order of another guest each time, picked up, of this many of a product. */
export function guestOrder(storeId: number, productId: number, quantity: number): object {
  const order_items = [{ product_id: productId, quantity }];
  return { store_id: storeId, type: 'pickup', status: 'submitted', ...nextGuest(), order_items };
}

export type Placed = { id: number; orderNumber: string; totalIncludeGst: number };

/** Sends an order, which must be taken; what the call answers of it. */
export async function placeOrder(
  { call }: Pick<TestApp, 'call'>,
  order: object,
  headers: Record<string, string> = {},
): Promise<Placed> {
  const { status, body } = await call('POST', '/order/create', order, headers);
  if (status !== 200) throw new Error(`the order was refused: ${refusalOf({ status, body, headers })} ${body?.code}`);
  return body.data;
}

export const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

/** What is to be had of a product, in thousandths. */
export async function stockOf({ db }: Pick<TestApp, 'db'>, productId: number): Promise<number | undefined> {
  const [row] = await db.select().from(stock).where(eq(stock.productId, productId));
  return row && row.onHandMilli - row.reservedMilli;
}

/** The status and, when refused, the keys of the fields: `422 order_items.0.quantity=validation.quantity`. */
export function refusalOf({ status, body }: TestCall): string {
  const errors = Object.entries((body?.data?.errors ?? {}) as Record<string, { message: string }[]>);
  return [status, ...errors.map(([field, [first]]) => `${field}=${first?.message}`).sort()].join(' ');
}

/** These fields, in the order of their names, as `refusalOf` says them, all with the same key. */
export const fieldsWith = (key: string, ...fields: string[]): string =>
  fields.map((field) => `${field}=${key}`).join(' ');
