import type { Unit } from '#domain/catalogue/unit.ts';
import type { InvoiceFigures, InvoiceLine } from '#domain/invoice/invoice-content.ts';
import { invoiceFigures } from '#domain/invoice/invoice-figures.ts';
import { takeBack } from '#domain/invoice/take-back.ts';
import { defaultWeighedMarginPercent, toReserveCents } from '#domain/payment/reserve.ts';
import { dueToTake, shareCapture } from '#domain/payment/share-capture.ts';
import { mostOfSubstitute } from '#domain/picking/may-substitute.ts';
import { pickedTotals } from '#domain/picking/picked-order.ts';
import { effectiveDiscount, finalPrice } from '#domain/pricing/discount.ts';
import type { OrderTotals } from '#domain/pricing/order-totals.ts';
import { priceFor } from '#domain/pricing/price-type.ts';
import { substitutePrice } from '#domain/pricing/substitute-price.ts';
import { blankContent } from '#server/features/orders/core/order-content.ts';
import { priceOrder } from '#server/features/orders/core/price-order.ts';
import type { SoldProduct } from '#server/features/orders/core/select-sold-products.ts';
import type { AgreedLine } from '#server/features/orders/placed/agreed-lines.ts';
import { planChange } from '#server/features/orders/placed/plan-change.ts';
import type { OrderRow } from '#server/services/order/stored-order.ts';
import { type Basket, type BasketPick, type Good, pickedMilli, postalCode, type Wanted } from './basket.ts';
import type { Paper } from './compute-basket.ts';
import type { Purchase } from './walk-basket.ts';

type Line = Pick<AgreedLine, 'productId' | 'quantityMilli' | 'unitCents' | 'lineCents' | 'vatCents' | 'vatBp'>;

/** A purchase by the rules of the shop alone, without a database; goods have their place in the list for an id. */
export function purchaseByTheRules(basket: Basket): Purchase {
  const { priceType, type, slotFeeCents } = basket;
  const store = {
    id: 1,
    name: '',
    allowDelivery: true,
    timeZone: 'Europe/Paris',
    country: 'FR',
    discountPercent: basket.storePercent,
    shippingRules: basket.rules,
  };
  let lines: AgreedLine[] = [];
  let feeCents = 0;
  let issued: InvoiceFigures;
  const notes: InvoiceFigures[] = [];
  let charged = 0;
  const items = (list: readonly Wanted[]) => list.map(({ good, milli }) => ({ productId: good, quantityMilli: milli }));
  const keep = (next: readonly object[], totals: OrderTotals) => {
    lines = next.map((line, position) => ({ ...line, id: position + 1, position }) as AgreedLine);
    feeCents = totals.feeCents;
    return paperOf(lines, totals);
  };
  return {
    place: () => {
      const content = { ...blankContent, type, shippingPostalCode: postalCode, items: items(basket.lines) };
      const { priced, errors } = priceOrder(content, sold(basket, basket.goods), { store, priceType, slotFeeCents });
      return Object.keys(errors).length > 0 ? null : keep(priced.lines, priced.totals);
    },
    change: () => {
      const row = { type, shippingPostalCode: postalCode, feeCents, priceType } as OrderRow;
      const by = basket.change?.by ?? 'buyer';
      const slotFees = { before: slotFeeCents, after: slotFeeCents };
      const { goods = [], lines: wanted = [] } = basket.change ?? {};
      const sent = wanted.map(({ good, milli }) => ({ product_id: good, quantity: milli / 1000 }));
      const plan = planChange({ by, row, agreed: lines, store, slotFees, postalCode }, sent, sold(basket, goods));
      return Object.keys(plan.errors).length > 0 ? null : keep(plan.lines, plan.totals);
    },
    pick: () => {
      const agreed = lines;
      const bags = pickedLines(basket, lines);
      const totals = pickedTotals(bags, feeCents);
      if (!totals) return null;
      const bought = agreed.map(({ unit, lineCents }) => ({ unit, lineCents }));
      const agreedCents = agreed.reduce((sum, { lineCents }) => sum + lineCents, feeCents);
      const reserved = toReserveCents({ totalCents: agreedCents, creditCents: 0 }, bought, defaultWeighedMarginPercent);
      const due = dueToTake({ totalCents: totals.totalCents, creditCents: 0, waivedCents: 0, takenCents: 0 });
      charged = shareCapture(due, [reserved]).parts[0] ?? 0;
      return keep(
        bags.map((line, i) => ({ ...line, ...totals.lines[i] })),
        totals,
      );
    },
    charged: () => BigInt(charged),
    invoice: () => {
      issued = invoiceFigures(lines.filter(({ quantityMilli }) => quantityMilli > 0).map(toInvoiceLine), feeCents);
      return invoicePaper(issued);
    },
    takeBack: (back) => {
      const wanted = new Map([...back].map(([good, milli]) => [good, Number(milli)]));
      const note = takeBack(issued, notes, wanted);
      notes.push(note);
      return invoicePaper(note);
    },
  };
}

function sold({ storePercent, priceType }: Basket, goods: readonly Good[]): Map<number, SoldProduct> {
  const shown = { productName: '', productCategory: 'FRUIT', slug: '', picture: null };
  const named = { ...shown, supplier: null, supplierCode: null, minimumAge: null };
  return new Map(
    goods.map(({ baseCents: retailCents, wholesaleCents, percent, rateBp: vatBp, stepMilli }, productId) => {
      const baseCents = priceFor(priceType, { retailCents, wholesaleCents });
      const discountPercent = effectiveDiscount(percent, storePercent);
      const unitCents = finalPrice(baseCents, discountPercent);
      const unit = stepMilli === 1000 ? ('P' as const) : ('KG' as const);
      return [productId, { ...named, productId, unit, stepMilli, vatBp, baseCents, discountPercent, unitCents }];
    }),
  );
}

/** What a picker finds of the lines, and what stands for the rest of them, by the rules of the shop. */
function pickedLines({ goods, picks }: Basket, lines: readonly AgreedLine[]): AgreedLine[] {
  if (!picks) return [...lines];
  const found = lines.map((line, i) => {
    const pick = picks[i % picks.length] as BasketPick;
    return { line, pick, milli: pickedMilli(line.quantityMilli, line.unit === 'KG', pick) };
  });
  const more = found.flatMap(({ line, pick: { substitute }, milli }, i) => {
    const missing = line.quantityMilli - milli;
    if (!substitute || missing <= 0) return [];
    const own = { unit: 'P' as const, weightG: substitute.weightG, volumeMl: null };
    const original = { unit: line.unit as Unit, weightG: substitute.originalG, volumeMl: null };
    const quantityMilli = mostOfSubstitute(missing, original, own);
    const priced = { ...original, unitCents: line.unitCents };
    const unitCents = substitutePrice({ ...own, unitCents: substitute.unitCents }, priced);
    const productId = goods.length + i;
    return quantityMilli === 0
      ? []
      : [{ ...line, ...own, productId, quantityMilli, unitCents, vatBp: substitute.rateBp }];
  });
  return [...found.map(({ line, milli }) => ({ ...line, quantityMilli: milli })), ...more];
}

function toInvoiceLine(line: AgreedLine): InvoiceLine {
  const { id: lineId, productId, quantityMilli, unitCents, baseCents, discountPercent, vatBp: rateBp } = line;
  return {
    lineId,
    productId,
    name: '',
    unit: line.unit,
    quantityMilli,
    unitCents,
    baseCents,
    discountPercent,
    rateBp,
    grossCents: line.lineCents,
    vatCents: line.vatCents,
  };
}

type Totals = Pick<OrderTotals, 'vatByRate' | 'vatCents' | 'totalCents'>;

/** What an order says, in the form in which it is compared. */
export function paperOf(lines: readonly Line[], { vatByRate, vatCents, totalCents }: Totals): Paper {
  const whole = (parts: readonly number[]) => parts.map(BigInt);
  return {
    lines: lines.map(({ productId, quantityMilli, unitCents, lineCents, vatCents: vat }) =>
      whole([productId, quantityMilli, unitCents, lineCents, vat]),
    ),
    rates: vatByRate.map(({ rateBp, netCents, vatCents: vat, grossCents }) =>
      whole([rateBp, netCents, vat, grossCents]),
    ),
    vat: BigInt(vatCents),
    total: BigInt(totalCents),
  };
}

/** What an invoice or a credit note says; `idOf` gives the good of the basket for its products. */
export function invoicePaper(figures: InvoiceFigures, goodOf: (productId: number) => number = (id) => id): Paper {
  const lines = figures.lines.map(({ productId, grossCents, rateBp, ...line }) => ({
    ...line,
    productId: goodOf(productId),
    lineCents: grossCents,
    vatBp: rateBp,
  }));
  return paperOf(lines, figures);
}
