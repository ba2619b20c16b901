import type { StaffOrderDetail } from '#contract/orders/staff-orders.ts';
import type { Format } from '#web/lib/writing/format.ts';
import { useFormat } from '#web/lib/writing/format-context.tsx';
import { clockText, dayOf, dayText } from '#web/lib/writing/slot-text.ts';
import { unitWord } from '#web/lib/writing/unit-word.ts';
import { FormSection } from '../../form/form-section.tsx';
import { type OfficeT, useOfficeT } from '../../use-office-t.ts';
import { contactLabels } from './contact-fields.tsx';

type Entry = StaffOrderDetail['history'][number];

/** All that has happened to an order, in words, the newest first. */
export function OrderHistory({ order }: { order: StaffOrderDetail }) {
  const t = useOfficeT();
  const format = useFormat();
  const { timeZone } = order;
  return (
    <FormSection title={t('admin.orders.history')}>
      <ol className="divide-y divide-line text-sm">
        {order.history.toReversed().map((entry) => (
          <li key={entry.id} className="flex flex-wrap justify-between gap-x-4 py-2">
            <div>
              <p>{[titleOf(entry, t), ...paidWith(entry, { t, format })].join(' · ')}</p>
              {entry.reason && (
                <p className="wrap-anywhere whitespace-pre-line">{t('orders.historyReason', { text: entry.reason })}</p>
              )}
              {entry.handedTo && (
                <p className="wrap-anywhere">{t('admin.orders.handedTo', { name: entry.handedTo })}</p>
              )}
              {entry.change && (
                <ul className="text-quiet">
                  {changesOf(entry.change, { t, format, timeZone }).map((line) => (
                    <li key={line}>{line}</li>
                  ))}
                </ul>
              )}
            </div>
            <p className="text-quiet">
              {format.dateTime(entry.at, timeZone)}
              {entry.by && ` · ${entry.by}`}
            </p>
          </li>
        ))}
      </ol>
    </FormSection>
  );
}

function titleOf({ kind, from, to }: Entry, t: OfficeT): string {
  if (kind === 'created') return t('admin.orders.history_created');
  if (kind === 'change') return t('admin.orders.history_change');
  if (kind === 'return') return t('admin.orders.history_return', { number: to });
  if (kind === 'payment')
    return t('admin.orders.history_payment', { status: t(`orders.paid_${to}` as Parameters<OfficeT>[0]) });
  if (from === null) return t('admin.orders.history_placed');
  return t('admin.orders.history_move', { from: statusWord(t, from), to: statusWord(t, to) });
}

/** With what an order was marked as paid, and what sum, where the mark says so. */
function paidWith({ means, amount }: Entry, { t, format }: Pick<TextContext, 't' | 'format'>): string[] {
  return [...(means ? [t(`admin.orders.means_${means}`)] : []), ...(amount === null ? [] : [format.money(amount)])];
}

/** Events name the staff's words; older ones the customer's. */
function statusWord(t: OfficeT, word: string): string {
  const key = `admin.orders.status_${word}` as Parameters<OfficeT>[0];
  const text = t(key);
  return text === key ? t(`orders.status_${word}` as Parameters<OfficeT>[0]) : text;
}

/** The products of which the shelf was empty: each has become less, so that the change names it. */
function namesOf({ items, shelfEmpty }: NonNullable<Entry['change']>): string {
  return items
    .flatMap(({ productId, productName }) => (shelfEmpty.includes(productId) ? [productName] : []))
    .join(', ');
}

type TextContext = { t: OfficeT; format: Format; timeZone: string };

function changesOf(change: NonNullable<Entry['change']>, { t, format, timeZone }: TextContext): string[] {
  const { quantity, money, language } = format;
  const labels = contactLabels(t);
  const { shippingFeeByRules, shippingFeeAfter } = change;
  // What rules and slot would have asked for, where the shop bears the difference.
  const feeByRules = shippingFeeByRules !== shippingFeeAfter ? shippingFeeByRules : null;
  const momentOf = (at: string | null) =>
    at === null
      ? t('admin.orders.slotLater')
      : `${dayText(dayOf(at, timeZone), language)}, ${clockText(at, language, timeZone)}`;
  const slots = { before: momentOf(change.slotBefore), after: momentOf(change.slotAfter) };
  const items = change.items.map(({ productName, unit, quantityBefore, quantityAfter }) =>
    t('admin.orders.changedItem', {
      name: productName,
      before: quantity(quantityBefore, unitWord(unit, t)),
      after: quantity(quantityAfter, unitWord(unit, t)),
    }),
  );
  const sums = [
    { label: t('admin.orders.fee'), before: change.shippingFeeBefore, after: change.shippingFeeAfter },
    { label: t('admin.orders.total'), before: change.totalBefore, after: change.totalAfter },
  ].filter(({ before, after }) => before !== after);
  return [
    ...items,
    ...sums.map(({ label, before, after }) =>
      t('admin.orders.changedItem', { name: label, before: money(before), after: money(after) }),
    ),
    ...(change.slotChanged ? [t('admin.orders.changedItem', { name: t('admin.orders.slot'), ...slots })] : []),
    ...(feeByRules === null ? [] : [t('admin.orders.feeByRules', { amount: money(feeByRules) })]),
    ...change.fieldsChanged.map((field) => t('admin.orders.changedField', { name: labels[field] })),
    ...(change.shelfEmpty.length > 0 ? [t('admin.orders.changedShelf', { names: namesOf(change) })] : []),
    ...(change.noteChanged ? [t('admin.orders.changedNote')] : []),
    ...(change.wishesChanged ? [t('admin.orders.changedWishes')] : []),
  ];
}
