import type { AccountCart, writeCart } from '#contract/cart/cart.ts';
import type { ParsedOf } from '#contract/endpoint.ts';
import { Refusal } from '#contract/errors.ts';
import { mergeQuantity } from '#domain/cart/cart-lines.ts';
import type { Language } from '#domain/language/language.ts';
import { fromMilli, toMilli } from '#domain/stock/quantity.ts';
import type { RunStatement } from '#server/db/connection.ts';
import { checkChanges } from './check-changes.ts';
import type { Owner } from './read-cart.ts';
import { readStoredCart, type StoredCart, type StoredCartLine, saveLines } from './stored-cart.ts';

type Sent = ParsedOf<typeof writeCart>;

/** A write is tried so often: each of as many devices may change the cart in between. */
const mostTries = 40;

/**
 * Joins what a device has changed with the account's cart, by the rule of mergeQuantity; what the device itself wrote
 * last it may write over, so that an answer lost on the way does no harm. Two statements, no transaction needed: the
 * second writes only what the first has read, and a device that comes too late reads again, so none loses. Throws
 * `invalid` by the rules of orders (`lines.2.quantity`).
 */
export async function writeCartOf(
  { run, now, language }: { run: RunStatement; now: Date; language: Language },
  customerId: number,
  sent: Sent,
): Promise<AccountCart> {
  const owner = { customerId, storeId: sent.store_id };
  const productIds = sent.lines.map((line) => line.product_id);
  for (let i = 0; i < mostTries; i++) {
    const cart = await readStoredCart(run, owner, productIds, language);
    const lines = mergeLines(cart, sent);
    if (lines.length === 0) return toAccountCart(owner, cart.version, cart.lines.values());
    const version = await saveLines(run, owner, { version: cart.version, lines, now });
    const merged = new Map([...cart.lines, ...lines.map((line) => [line.productId, line] as const)]);
    if (version !== null) return toAccountCart(owner, version, merged.values());
  }
  throw new Refusal('twinRunning');
}

/** The lines that change, as they are to be stored. */
function mergeLines({ lines: stored, goods }: StoredCart, { device, lines }: Sent): StoredCartLine[] {
  const changes = lines.map((line) => {
    const before = stored.get(line.product_id);
    const meeting = {
      stored: before?.quantityMilli ?? 0,
      said: toMilli(line.quantity) ?? 0,
      known: toMilli(line.known_quantity) ?? 0,
    };
    const milli = before?.device === device ? meeting.said : mergeQuantity(meeting);
    return { productId: line.product_id, said: meeting.said, before: meeting.stored, milli };
  });
  checkChanges(changes, goods, stored);
  const last = Math.max(0, ...[...stored.values()].map((line) => line.position));
  return changes
    .filter((change) => change.milli !== change.before)
    .map(({ productId, milli, before }, i) => {
      const line = stored.get(productId);
      const name = goods.get(productId)?.name ?? line?.name ?? null;
      // What is in the cart keeps its place.
      const position = line && before > 0 ? line.position : last + 1 + i;
      return { productId, productName: name ?? line?.productName ?? '', name, quantityMilli: milli, device, position };
    });
}

function toAccountCart({ storeId }: Owner, version: number, stored: Iterable<StoredCartLine>): AccountCart {
  const lines = [...stored].filter((line) => line.quantityMilli > 0).sort((a, b) => a.position - b.position);
  return {
    storeId,
    version,
    lines: lines.map(({ productId, quantityMilli, name, productName }) => ({
      productId,
      quantity: fromMilli(quantityMilli),
      name: name ?? productName,
    })),
  };
}
