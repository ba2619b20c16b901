import { maxCartLines } from '#domain/cart/cart-lines.ts';
import { type CartLine, maxQuantity } from './cart-line.ts';

/**
 * What is done to a cart, whatever is in it by then: another tab may have written meanwhile, so a change is played again
 * on what is stored. Lines that stay as they are stay the same objects.
 */
export type CartChange = (lines: readonly CartLine[]) => readonly CartLine[];

/** More of a product, at the price and stock that `wanted` knows; its quantity is what is added. */
export function adding(wanted: CartLine): CartChange {
  return (lines) => {
    const held = lines.find((line) => line.id === wanted.id);
    const line = { ...wanted, quantity: onGrid(wanted, (held?.quantity ?? 0) + wanted.quantity) };
    if (line.quantity === 0) return lines;
    if (!held) return lines.length < maxCartLines ? [...lines, line] : lines;
    return lines.map((other) => (other === held ? line : other));
  };
}

/** A press on a product's button: its first quantity where there is none of it, else a step more. */
export function pressing(wanted: CartLine): CartChange {
  const { firstQuantity, quantityStep } = wanted.product;
  return (lines) => {
    const isHeld = lines.some((line) => line.id === wanted.id);
    return adding({ ...wanted, quantity: isHeld ? quantityStep : firstQuantity })(lines);
  };
}

/**
 * How much of a product is wanted where `shownQuantity` was seen; zero or less takes it out. What counts is the difference:
 * two tabs that go from 2 to 3 at once come to 4.
 */
export function setting(id: number, quantity: number, shownQuantity: number): CartChange {
  return (lines) =>
    lines.flatMap((line) => {
      if (line.id !== id) return line;
      const fitted = quantity > 0 ? onGrid(line, line.quantity + quantity - shownQuantity) : 0;
      return fitted > 0 ? { ...line, quantity: fitted } : [];
    });
}

/** A line put back where it stood, unless the product has come back by itself. */
export function puttingBack(line: CartLine, at: number): CartChange {
  return (lines) => (lines.some((other) => other.id === line.id) ? lines : lines.toSpliced(at, 0, line));
}

/** Fresh lines where they are the same as the old ones, so that nothing is drawn again for nothing. */
export function keepSame(old: readonly CartLine[], fresh: readonly CartLine[]): readonly CartLine[] {
  const byId = new Map(old.map((line) => [line.id, line]));
  const lines = fresh.map((line) => {
    const known = byId.get(line.id);
    return known && known !== line && JSON.stringify(known) === JSON.stringify(line) ? known : line;
  });
  return lines.length === old.length && lines.every((line, i) => line === old[i]) ? old : lines;
}

/** On the grid of the product's steps, counted in thousandths so that 0.1 + 0.2 is 0.3. */
function onGrid(line: CartLine, quantity: number): number {
  const step = Math.round(line.product.quantityStep * 1000);
  const steps = Math.round((Math.min(quantity, maxQuantity(line)) * 1000) / step);
  return Math.max(0, (steps * step) / 1000);
}
