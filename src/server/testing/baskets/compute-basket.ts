import { type Basket, type BasketPick, type Good, pickedMilli, postalCode, type Wanted } from './basket.ts';

// What a purchase comes to, written down anew from the specification and the decisions, in whole numbers of any size.
// Nothing of src/domain is used here: what both have wrong, both would have to have wrong in the same way.

type Line = { good: number; milli: bigint; base: bigint; percent: number; unit: bigint; rate: bigint };
export type Computed = { lines: Line[]; fee: bigint };
/** `rates`: rate, net, VAT and gross; lines: good, quantity, unit price, what it comes to and the VAT in it. */
export type Paper = { lines: bigint[][]; rates: bigint[][]; vat: bigint; total: bigint };

/** A fraction rounded to the nearest whole number, a half up. */
const round = (n: bigint, d: bigint) => (2n * n + d) / (2n * d);
const sum = (parts: readonly bigint[]) => parts.reduce((all, part) => all + part, 0n);
const vatIn = (gross: bigint, rate: bigint) => round(gross * rate, 10_000n + rate);

const grossOf = ({ unit, milli }: Line) => round(unit * milli, 1000n);

function lineOf(basket: Basket, goods: readonly Good[], { good, milli }: Wanted): Line {
  const one = goods[good];
  if (!one) throw new RangeError(`no good ${good}`);
  const isWholesale = basket.priceType === 'wholesale' && one.wholesaleCents !== null;
  const base = BigInt(isWholesale ? (one.wholesaleCents ?? 0) : one.baseCents);
  const percent = Math.max(one.percent ?? 0, basket.storePercent ?? 0);
  const unit = round(base * BigInt(100 - percent), 100n);
  return { good, milli: BigInt(milli), base, percent, unit, rate: BigInt(one.rateBp) };
}

/** The five steps of the specification, then the slot; null: not available. */
function feeOf(basket: Basket, goods: bigint): bigint | null {
  const slot = BigInt(basket.slotFeeCents);
  if (basket.type === 'pickup') return slot;
  let list = basket.rules.filter((rule) => rule.postalCode === postalCode);
  if (list.length === 0) list = basket.rules.filter((rule) => rule.postalCode === '*****');
  list = [...list].sort((a, b) => a.orderAmountCents - b.orderAmountCents);
  const chosen = list.find((rule) => BigInt(rule.orderAmountCents) > goods) ?? list.at(-1);
  if (!chosen) return null;
  if (goods >= BigInt(chosen.orderAmountCents)) return slot;
  if (chosen.feeRetailCents === 2_100_000_000) return null;
  return slot + BigInt(basket.priceType === 'wholesale' ? chosen.feeWholesaleCents : chosen.feeRetailCents);
}

/** The order as it is placed; null where nothing is brought there. */
export function placed(basket: Basket): Computed | null {
  const lines = basket.lines.map((one) => lineOf(basket, basket.goods, one));
  const fee = feeOf(basket, sum(lines.map(grossOf)));
  return fee === null ? null : { lines, fee };
}

/**
 * The order after its change: thousandth by thousandth, those that were agreed stay as they were agreed, the first first;
 * what is more has the price of later, on a line of its own unless one of the same price, discount and rate is there.
 */
export function changed(basket: Basket, order: Computed): Computed | null {
  const { change } = basket;
  if (!change) return order;
  const wish = new Map<number, bigint>();
  for (const { good, milli } of change.lines) wish.set(good, (wish.get(good) ?? 0n) + BigInt(milli));
  const had = (good: number) => sum(order.lines.filter((line) => line.good === good).map(({ milli }) => milli));
  const all = new Set([...wish.keys(), ...order.lines.map(({ good }) => good)]);
  if ([...all].every((good) => had(good) === (wish.get(good) ?? 0n))) return order;
  const lines: Line[] = [];
  for (const line of order.lines) {
    const left = wish.get(line.good) ?? 0n;
    const stays = left < line.milli ? left : line.milli;
    wish.set(line.good, left - stays);
    if (stays > 0n) lines.push({ ...line, milli: stays });
  }
  for (const [good, milli] of wish) {
    if (milli === 0n) continue;
    const more = { ...lineOf(basket, change.goods, { good, milli: 0 }), milli };
    const same = lines.find((line) => line.good === good && terms(line) === terms(more));
    if (same) same.milli += milli;
    else lines.push(more);
  }
  const fee = feeOf(basket, sum(lines.map(grossOf)));
  // The shop asks for the lower of both, and brings what is left however little that is.
  if (change.by === 'shop') return { lines, fee: fee === null || fee > order.fee ? order.fee : fee };
  return fee === null ? null : { lines, fee };
}

/**
 * The order once it is picked, its fee as it was agreed; null where nothing at all was found. What stands for a line is one
 * more good, `goods` and the line's place, at the least of its own price, the original's, and the original's by weight.
 */
export function picked({ goods, picks }: Basket, order: Computed): Computed | null {
  if (!picks) return order;
  const found = order.lines.map((line, i) => {
    const pick = picks[i % picks.length] as BasketPick;
    const isWeighed = goods[line.good]?.stepMilli !== 1000;
    const milli = BigInt(pickedMilli(Number(line.milli), isWeighed, pick));
    return { line: { ...line, milli }, more: standIn({ line, missing: line.milli - milli, isWeighed }, pick) };
  });
  const more = found.flatMap(({ more: one }, i) => (one ? [{ ...one, good: goods.length + i }] : []));
  const lines = [...found.map(({ line }) => line), ...more];
  return lines.every(({ milli }) => milli === 0n) ? null : { lines, fee: order.fee };
}

function standIn(
  { line, missing, isWeighed }: { line: Line; missing: bigint; isWeighed: boolean },
  { substitute }: BasketPick,
): Omit<Line, 'good'> | null {
  if (!substitute || missing <= 0n) return null;
  const mine = substitute.weightG && BigInt(substitute.weightG);
  const theirs = isWeighed ? 1000n : substitute.originalG && BigInt(substitute.originalG);
  const byWeight = mine && theirs ? (line.unit * mine) / theirs : line.unit;
  const unit = [BigInt(substitute.unitCents), line.unit, byWeight].reduce((least, one) => (one < least ? one : least));
  const milli = !isWeighed ? missing : mine ? (missing * 1000n) / mine : missing;
  const whole = milli - (milli % 1000n);
  return whole === 0n ? null : { milli: whole, base: unit, percent: 0, unit, rate: BigInt(substitute.rateBp) };
}

/** Without the lines of which nothing was found: what its invoice says. */
export const soldOf = ({ lines, fee }: Computed): Computed => ({ lines: lines.filter(({ milli }) => milli > 0n), fee });

/** What a card is charged of a picked order: its total, but no more than was reserved with 15 per cent of what is weighed. */
export function chargedOf(basket: Basket, { agreed, picked: bags }: { agreed: Computed; picked: Computed }): bigint {
  const weighed = agreed.lines.filter(({ good }) => basket.goods[good]?.stepMilli !== 1000);
  const margin = (sum(weighed.map(grossOf)) * 15n + 99n) / 100n;
  const [reserved, total] = [
    sum(agreed.lines.map(grossOf)) + agreed.fee + margin,
    sum(bags.lines.map(grossOf)) + bags.fee,
  ];
  return total < reserved ? total : reserved;
}

const terms = ({ base, percent, unit, rate }: Line) => [base, percent, unit, rate].join();

/** The fee by the rates of the goods, in their proportion; the odd cents one each to the largest rests, the lower rate first. */
function feeByRate({ lines, fee }: Computed): Map<bigint, bigint> {
  if (fee === 0n) return new Map();
  const rates = [...new Set(lines.map(({ rate }) => rate))].sort((a, b) => (a < b ? -1 : 1));
  const goods = rates.map((rate) => sum(lines.filter((line) => line.rate === rate).map(grossOf)));
  const all = sum(goods);
  if (all === 0n) return new Map([[rates.at(-1) ?? 2000n, fee]]);
  const shares = new Map(rates.map((rate, i) => [rate, (fee * (goods[i] ?? 0n)) / all]));
  const rests = rates.map((rate, i) => ({ rate, rest: (fee * (goods[i] ?? 0n)) % all }));
  rests.sort((a, b) => (a.rest === b.rest ? 0 : a.rest > b.rest ? -1 : 1));
  const odd = fee - sum([...shares.values()]);
  for (const { rate } of rests.slice(0, Number(odd))) shares.set(rate, (shares.get(rate) ?? 0n) + 1n);
  return shares;
}

/** Gross and VAT of a line up to a quantity: to the whole of it what the line says. */
function upTo(line: Line, milli: bigint): [gross: bigint, vat: bigint] {
  const gross = round(line.unit * milli, 1000n);
  return [gross, vatIn(gross, line.rate)];
}

function paper(parts: readonly (Line & { gross: bigint; vat: bigint })[], fees: ReadonlyMap<bigint, bigint>): Paper {
  const byRate = new Map<bigint, [gross: bigint, vat: bigint]>();
  const add = (rate: bigint, gross: bigint, vat: bigint) => {
    const [grosses, vats] = byRate.get(rate) ?? [0n, 0n];
    byRate.set(rate, [grosses + gross, vats + vat]);
  };
  for (const { rate, gross, vat } of parts) add(rate, gross, vat);
  for (const [rate, gross] of fees) add(rate, gross, vatIn(gross, rate));
  const rates = [...byRate]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([rate, [gross, vat]]) => [rate, gross - vat, vat, gross]);
  return {
    lines: parts.map(({ good, milli, unit, gross, vat }) => [BigInt(good), milli, unit, gross, vat]),
    rates,
    vat: sum(rates.map(([, , vat = 0n]) => vat)),
    total: sum(rates.map(([, , , gross = 0n]) => gross)),
  };
}

/** What the order, and its invoice, say. */
export function paperOf(order: Computed): Paper {
  const parts = order.lines.map((line) => ({ ...line, gross: grossOf(line), vat: vatIn(grossOf(line), line.rate) }));
  return paper(parts, feeByRate(order));
}

/** How much of each line is back after so much of each good: the last line of a good first. */
function backByLine({ lines }: Computed, back: ReadonlyMap<number, bigint>): bigint[] {
  const open = new Map(back);
  const parts = [...lines].reverse().map(({ good, milli }) => {
    const asked = open.get(good) ?? 0n;
    const part = asked < milli ? asked : milli;
    open.set(good, asked - part);
    return part;
  });
  return parts.reverse();
}

/** The credit note for what came back after `before`, by good. */
export function noteOf(
  order: Computed,
  before: ReadonlyMap<number, bigint>,
  after: ReadonlyMap<number, bigint>,
): Paper {
  const [from, to] = [backByLine(order, before), backByLine(order, after)];
  const parts = order.lines.flatMap((line, i) => {
    const [begun, done] = [from[i] ?? 0n, to[i] ?? 0n];
    const [[grossFrom, vatFrom], [gross, vat]] = [upTo(line, begun), upTo(line, done)];
    return done === begun ? [] : [{ ...line, milli: done - begun, gross: gross - grossFrom, vat: vat - vatFrom }];
  });
  return paper(parts, isAll(order, to) && parts.length > 0 ? feeByRate(order) : new Map());
}

const isAll = ({ lines }: Computed, back: readonly bigint[]) => lines.every(({ milli }, i) => back[i] === milli);

/** What the customer has kept, all credit notes taken off: by rate gross and VAT, from what is back as a whole. */
export function leftOf(order: Computed, back: ReadonlyMap<number, bigint>): bigint[][] {
  const gone = backByLine(order, back);
  const parts = order.lines.map((line, i) => {
    const [[gross, vat], [grossBack, vatBack]] = [upTo(line, line.milli), upTo(line, gone[i] ?? 0n)];
    return { ...line, gross: gross - grossBack, vat: vat - vatBack };
  });
  return paper(parts, isAll(order, gone) ? new Map() : feeByRate(order)).rates;
}
