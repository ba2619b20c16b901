import { expect } from 'vitest';
import type { Basket } from './basket.ts';
import {
  type Computed,
  changed,
  chargedOf,
  leftOf,
  noteOf,
  type Paper,
  paperOf,
  picked,
  placed,
  soldOf,
} from './compute-basket.ts';

/** What somebody does with a basket, by the rules or in a whole shop; figures are compared with the expected ones. */
export type Purchase = {
  /** Null where it is refused. */
  place: () => Promise<Paper | null> | Paper | null;
  /** Null where it is refused. */
  change: () => Promise<Paper | null> | Paper | null;
  /** Picks the order; null where nothing was found of it. */
  pick: () => Promise<Paper | null> | Paper | null;
  /** What a card is charged of the picked order, where that is known. */
  charged?: () => bigint;
  /** Hands the goods over; answers the invoice. */
  invoice: () => Promise<Paper> | Paper;
  /** Takes goods back, thousandths by good; answers the credit note. */
  takeBack: (back: ReadonlyMap<number, bigint>) => Promise<Paper> | Paper;
};

/** What a walk came across, so that a test can check that its baskets reach everything. */
export type Reached =
  | 'refused'
  | 'changed'
  | 'change refused'
  | 'free'
  | 'paid'
  | 'picked'
  | 'nothing found'
  | 'note'
  | 'all back';

/** Runs a purchase and compares every figure with a second computation: lines, VAT by rate, totals, what is left. */
export async function walkBasket(basket: Basket, purchase: Purchase): Promise<Set<Reached>> {
  const reached = new Set<Reached>();
  const first = placed(basket);
  agree(await purchase.place(), first && paperOf(first));
  if (!first) return reached.add('refused');
  reached.add(first.fee === 0n ? 'free' : 'paid');
  const agreed = await changeTo(basket, first, purchase, reached);
  const bags = await pick(basket, agreed, purchase);
  if (!bags) return reached.add('nothing found');
  if (basket.picks) reached.add('picked');
  const order = soldOf(bags);
  const invoice = await purchase.invoice();
  agree(invoice, paperOf(order));
  const notes = await takeBack(basket, order, purchase);
  for (const { isLast } of notes) reached.add(isLast ? 'all back' : 'note');
  const back = notes.at(-1)?.after ?? new Map();
  agree(
    less(
      invoice,
      notes.map(({ note }) => note),
    ),
    leftOf(order, back),
  );
  return reached;
}

async function changeTo(basket: Basket, order: Computed, purchase: Purchase, reached: Set<Reached>): Promise<Computed> {
  if (!basket.change) return order;
  const other = changed(basket, order);
  agree(await purchase.change(), other && paperOf(other));
  reached.add(other ? 'changed' : 'change refused');
  return other ?? order;
}

async function pick(basket: Basket, agreed: Computed, purchase: Purchase): Promise<Computed | null> {
  if (!basket.picks) return agreed;
  const bags = picked(basket, agreed);
  agree(await purchase.pick(), bags && paperOf(bags));
  if (!bags) return null;
  // Whatever was not found, the fee is what was agreed, and no unit of anything costs more.
  expect(bags.fee).toBe(agreed.fee);
  if (purchase.charged) agree(purchase.charged(), chargedOf(basket, { agreed, picked: bags }));
  return bags;
}

async function takeBack({ goods, returns }: Basket, order: Computed, purchase: Purchase) {
  const notes: { note: Paper; after: Map<number, bigint>; isLast: boolean }[] = [];
  const had = new Map<number, bigint>();
  for (const { good, milli } of order.lines) had.set(good, (had.get(good) ?? 0n) + milli);
  let before = new Map<number, bigint>();
  for (const parts of returns) {
    const after = new Map(before);
    for (const [good, all] of had) {
      const left = all - (before.get(good) ?? 0n);
      const step = BigInt(goods[good]?.stepMilli ?? 1000);
      const part = (left * BigInt(parts[good % parts.length] ?? 0)) / 100n;
      after.set(good, (before.get(good) ?? 0n) + (part === left ? left : part - (part % step)));
    }
    const back = new Map([...after].map(([good, milli]) => [good, milli - (before.get(good) ?? 0n)]));
    for (const [good, milli] of back) if (milli === 0n) back.delete(good);
    if (back.size === 0) continue;
    const note = await purchase.takeBack(back);
    agree(note, noteOf(order, before, after));
    before = after;
    notes.push({ note, after, isLast: [...had].every(([good, all]) => after.get(good) === all) });
  }
  return notes;
}

/** An invoice less its credit notes, by rate; rates of which nothing is left stand there with nothing. */
function less(invoice: Paper, notes: readonly Paper[]): bigint[][] {
  return invoice.rates.map(([rate = 0n, net = 0n, vat = 0n, gross = 0n]) => {
    const parts = notes.flatMap(({ rates }) => rates.filter(([of]) => of === rate));
    const all = (i: number) => parts.reduce((sum, part) => sum + (part[i] ?? 0n), 0n);
    return [rate, net - all(1), vat - all(2), gross - all(3)];
  });
}

/** Compares texts first: an assertion on objects costs more than all that is computed. */
function agree(got: unknown, expected: unknown): void {
  const text = (value: unknown) => JSON.stringify(value, (_, each) => (typeof each === 'bigint' ? `${each}` : each));
  if (text(got) !== text(expected)) expect(got).toEqual(expected);
}
