import type { AccountCart, CartFigures } from '#contract/cart/cart.ts';
import type { FieldErrors } from '#contract/errors.ts';
import { maxCartLines } from '#domain/cart/cart-lines.ts';
import type { CartChange } from './cart-change.ts';
import { type CartLine, toCartLine } from './cart-line.ts';

/** Quantities by product id: what the account's cart held when this browser last saw it. */
export type KnownQuantities = Readonly<Record<string, number>>;
/** One product of what is brought to the account. */
type Brought = { product_id: number; quantity: number; known_quantity: number };

/**
 * What has changed here since the account was last seen; what it would not take stays out until it is changed. What was
 * brought without an answer (`unanswered`) the account may have or not: a quantity that is as it was before that is brought
 * again.
 */
export function changesSince(
  known: KnownQuantities,
  lines: readonly CartLine[],
  refused: ReadonlyMap<number, number> = new Map(),
  unanswered: KnownQuantities = {},
): Brought[] {
  const held = new Map(lines.map((line) => [line.id, line.quantity]));
  const gone = [...new Set([...Object.keys(known), ...Object.keys(unanswered)])]
    .map(Number)
    .filter((id) => !held.has(id));
  return [...held, ...gone.map((id) => [id, 0] as const)].flatMap(([id, quantity]) => {
    const [before = 0, brought = before] = [known[id], unanswered[id]];
    const isAsBefore = quantity === before;
    if ((isAsBefore && quantity === brought) || quantity === refused.get(id)) return [];
    return { product_id: id, quantity, known_quantity: isAsBefore ? brought : before };
  });
}

export const knownOf = ({ lines }: AccountCart): KnownQuantities =>
  Object.fromEntries(lines.map(({ productId, quantity }) => [productId, quantity]));

/** The account's lines that this browser has nothing of, and so must ask about. */
export function unknownLines({ lines }: AccountCart, here: readonly CartLine[]): AccountCart['lines'] {
  const held = new Set(here.map((line) => line.id));
  return lines.filter((line) => !held.has(line.productId));
}

/**
 * Merges the account’s cart into this one. What the shopper has changed since the account was asked (`sent` were the lines then)
 * stays, and is sent the next time; so does what the account would not take.
 */
export function mergeAccountCart(context: {
  sent: readonly CartLine[];
  account: AccountCart;
  products: CartFigures['lines'];
  refused: ReadonlyMap<number, number>;
}): CartChange {
  const before = new Map(context.sent.map((line) => [line.id, line.quantity]));
  const there = knownOf(context.account);
  return (lines) => {
    const stayed = lines.flatMap((line) => {
      const isOwn = line.quantity !== before.get(line.id) || line.quantity === context.refused.get(line.id);
      const quantity = isOwn ? line.quantity : (there[line.id] ?? 0);
      return quantity === 0 ? [] : quantity === line.quantity ? line : { ...line, quantity };
    });
    const held = new Set([...lines.map((line) => line.id), ...before.keys()]);
    const came = context.products.filter(({ product }) => !held.has(product.id));
    return [...stayed, ...came.map(({ product, quantity }) => toCartLine(product, quantity))].slice(0, maxCartLines);
  };
}

/** The lines that stayed behind in the account of somebody else who was signed in here. */
export function withoutKnown(known: KnownQuantities): CartChange {
  return (lines) => lines.filter((line) => line.quantity !== known[line.id]);
}

/** The lines that a refusal names (`lines.2.quantity`), or those that find no room any more, the last ones first. */
export function refusedLines(errors: FieldErrors, brought: readonly Brought[]): Brought[] {
  const named = brought.filter((_, i) => errors[`lines.${i}.quantity`] || errors[`lines.${i}.product_id`]);
  const room = errors.lines?.[0]?.parameters.room;
  if (named.length > 0 || typeof room !== 'number') return named;
  return brought.filter((line) => line.known_quantity === 0 && line.quantity > 0).slice(room);
}
