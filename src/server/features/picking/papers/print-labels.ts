import type { ParsedOf } from '#contract/endpoint.ts';
import { invalidFields } from '#contract/errors.ts';
import type { printBagLabels } from '#contract/orders/packing.ts';
import type { Language } from '#domain/language/language.ts';
import { type BagCounts, bagsOf } from '#domain/picking/bag-labels.ts';
import { firstLetterOf } from '#domain/picking/paper-forms.ts';
import type { Db } from '#server/db/connection.ts';
import type { FileAnswer } from '#server/media/send-file.ts';
import type { BagLabel } from '#server/papers/labels/label-sizes.ts';
import type { PackedOrder } from '#server/services/picking/select-packed.ts';
import type { OfStores } from '#server/services/session/own-stores.ts';
import { requireOrders } from './packing-sheets.ts';
import { type MakePaper, pdfAnswer } from './print-packing.ts';

/** The labels of an order's bags. `letter`: by which it goes in a run; `code`: what its QR code says. */
export function labelsOf(
  order: PackedOrder,
  counts: BagCounts,
  { letter, code }: { letter: string | null; code: string },
): BagLabel[] {
  const { number, customerName, type, slot, timeZone } = order;
  return bagsOf(counts).map((bag) => ({
    bag,
    number: number ?? '',
    letter,
    initial: firstLetterOf(customerName),
    type,
    slot: slot && { start: slot.startsAt, end: slot.endsAt, timeZone },
    code,
  }));
}

/**
 * Labels for the bags of orders as PDF; their codes lead to the orders in the back office of `publicUrl`. Throws `invalid`
 * for an order that is not there, one that has no number yet, and a single bag that its order does not have.
 */
export async function printLabels(
  { db, publicUrl, makePaper }: { db: Db; publicUrl: string; makePaper: MakePaper },
  { bags, form, first, only }: ParsedOf<typeof printBagLabels>,
  { who, language, now }: { who: OfStores; language: Language; now: Date },
): Promise<FileAnswer> {
  const field = (i: number) => `bags.${i}.order_id`;
  const orders = await requireOrders(db, { ids: bags.map(({ order_id }) => order_id), who }, field);
  const draft = orders.findIndex(({ number }) => number === null);
  if (draft !== -1) throw invalidFields({ [field(draft)]: 'validation.invalid' });
  const all = orders.flatMap((order, i) =>
    labelsOf(order, bags[i] as BagCounts, { letter: null, code: `${publicUrl}/admin/orders/${order.id}` }),
  );
  const labels = only === undefined ? all : all.filter(({ bag }) => orders.length === 1 && bag.number === only);
  if (labels.length === 0) throw invalidFields({ only: 'validation.invalid' });
  return pdfAnswer(
    await makePaper({
      kind: 'labels',
      form,
      first: form === 'sheet' ? (first ?? 1) : 1,
      labels,
      language,
      madeAt: now,
    }),
  );
}
