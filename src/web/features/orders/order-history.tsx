import type { Order } from '#contract/orders/orders.ts';
import { trackingWord } from '#domain/order/status.ts';
import { waitsForPayer } from '#domain/payment/payment-status.ts';
import { isOnlineMethod } from '#domain/payment/provider.ts';
import { useT } from '#web/i18n/use-t.ts';
import { useFormat } from '#web/lib/writing/format-context.tsx';
import { bindSize } from '#web/lib/writing/no-break.ts';
import { clockText, dayOf, dayText } from '#web/lib/writing/slot-text.ts';
import { unitWord } from '#web/lib/writing/unit-word.ts';
import { Card } from '#web/ui/show/card.tsx';

type Change = Order['changes'][number];
type Returned = Order['creditNotes'][number]['items'];
type Entry = { at: string; text: string; reason: string | null; change: Change | null; items?: Returned };

/**
 * What happened to an order, in words, the newest first: how it moved on, what was changed and by whom, what was paid
 * and what went back.
 */
export function OrderHistory({ order, timeZone }: { order: Order; timeZone: string }) {
  const t = useT('orders');
  const { money, language } = useFormat();
  const moves = order.events.map(({ at, from, to, reason }) => {
    return { at, text: from === null ? firstWord() : wordOf(to), reason, change: null };
  });
  const changes = order.changes.map((change) => ({
    at: change.at,
    text: whoChanged(change),
    reason: change.reason,
    change,
  }));
  /** The finish of a run writes its change at the moment that the order then has as that of its picking. */
  function whoChanged({ at, byShop }: Change): string {
    if (at === order.pickedAt) return t('orders.historyPicked');
    return t(byShop ? 'orders.changedByShop' : 'orders.changedByYou');
  }
  function firstWord(): string {
    if (waitsForPayer(order)) return t('orders.status_waits');
    return t(endedUnpaid(order) ? 'orders.historyPlaced' : 'orders.tracking_confirmed');
  }
  function wordOf(to: string): string {
    if (to === 'cancelled' || to === 'rejected') return t(`orders.tracking_${to}`);
    const word = trackingWord(to as Order['fulfilment']) ?? 'confirmed';
    return t(`orders.tracking_${order.type === 'pickup' && word === 'delivered' ? 'collected' : word}`);
  }
  const payments = order.paymentHistory.map(({ at, status }) => ({
    at,
    text: t('orders.historyPayment', { status: t(`orders.paid_${status}`) }),
    reason: null,
    change: null,
  }));
  const returns = order.creditNotes.map(({ issuedAt, number, total, reason, items }) => ({
    at: issuedAt,
    text: t('orders.historyReturn', { number, amount: money(total) }),
    reason,
    change: null,
    items,
  }));
  const all: Entry[] = [...moves, ...changes, ...payments, ...returns].sort((a, b) => b.at.localeCompare(a.at));
  return (
    <Card as="section" aria-labelledby="order-history">
      <h2 id="order-history" className="mb-3 text-lg">
        {t('orders.history')}
      </h2>
      <ol className="grid gap-4">
        {all.map(({ at, text, reason, change, items }) => (
          <li key={`${at} ${text}`} className="border-l-2 border-line pl-4">
            <p className="font-semibold">{text}</p>
            <p className="text-sm text-quiet first-letter:uppercase">
              {dayText(dayOf(at, timeZone), language)}, {clockText(at, language, timeZone)}
            </p>
            {reason && (
              <p className="mt-1 whitespace-pre-line wrap-anywhere">{t('orders.historyReason', { text: reason })}</p>
            )}
            {items && items.length > 0 && <ReturnedGoods items={items} />}
            {change && <ChangeText change={change} timeZone={timeZone} />}
          </li>
        ))}
      </ol>
    </Card>
  );
}

/** Whether an order ended of which its provider never had anything: unless a card was kept for it, it was not confirmed. */
function endedUnpaid({ status, paymentMethod, paymentHistory }: Order): boolean {
  const hasEnded = status === 'cancelled' || status === 'rejected';
  return hasEnded && isOnlineMethod(paymentMethod) && paymentHistory.length === 0;
}

/** The goods that a credit note gives back. */
function ReturnedGoods({ items }: { items: Returned }) {
  const t = useT('orders');
  const { quantity } = useFormat();
  return (
    <ul className="mt-1 grid gap-0.5 text-sm tabular-nums">
      {items.map(({ productName, quantity: amount, unit }) => (
        <li key={productName}>
          {t('orders.historyReturned', {
            quantity: quantity(amount, unitWord(unit, t)),
            name: bindSize(productName),
          })}
        </li>
      ))}
    </ul>
  );
}

function ChangeText({ change, timeZone }: { change: Change; timeZone: string }) {
  const t = useT('orders');
  const { money, quantity, language } = useFormat();
  const slotText = (at: string | null) =>
    at === null
      ? t('orders.whenLater')
      : `${dayText(dayOf(at, timeZone), language)}, ${clockText(at, language, timeZone)}`;
  const changed = (what: string, before: string, after: string) => t('orders.historyChange', { what, before, after });
  return (
    <ul className="mt-1 grid gap-0.5 text-sm tabular-nums">
      {change.items.map(({ productId, productName, unit, quantityBefore, quantityAfter }) => (
        <li key={productId}>
          {changed(
            bindSize(productName),
            quantity(quantityBefore, unitWord(unit, t)),
            quantity(quantityAfter, unitWord(unit, t)),
          )}
        </li>
      ))}
      {change.slotChanged && (
        <li>{changed(t('orders.when'), slotText(change.slotBefore), slotText(change.slotAfter))}</li>
      )}
      {change.noteChanged && <li>{t('orders.historyNote')}</li>}
      {change.wishesChanged && <li>{t('orders.historyWishes')}</li>}
      {change.totalBefore !== change.totalAfter && (
        <li>{changed(t('orders.total'), money(change.totalBefore), money(change.totalAfter))}</li>
      )}
    </ul>
  );
}
