import { useEffect, useRef, useState } from 'react';
import type { FieldErrors, Refusal } from '#contract/errors.ts';
import { createOrder, type Order } from '#contract/orders/orders.ts';
import type { Slot } from '#contract/stores/slots.ts';
import { fromDecimal, toDecimal } from '#domain/money/cents.ts';
import type { OrderType } from '#domain/order/status.ts';
import { useT } from '#web/i18n/use-t.ts';
import { api } from '#web/lib/api/api.ts';
import { type CallForm, useCallForm } from '#web/lib/api/call-form.ts';
import { useFormat } from '#web/lib/writing/format-context.tsx';
import { replaceCart } from '#web/shared/cart/cart.ts';
import { askAgain } from '#web/shared/cart/cart-check.ts';
import { type CartLine, maxQuantity } from '#web/shared/cart/cart-line.ts';
import type { OrderFigures } from '#web/shared/cart/order-figures.ts';
import { useCartFigures } from '#web/shared/cart/use-cart-figures.ts';
import { useSession } from '#web/shared/session/session.ts';
import type { ShopStore } from '#web/shared/shop/shop.ts';
import { notice } from '#web/ui/messages/notice-store.ts';
import { endAttempt, forgetOldAttempt, keepAttempt, takeAttempt } from './attempt.ts';
import { type FigureChange, figureChanges } from './figure-changes.ts';
import { formFaults, slotFault, whyNotPlaced } from './form-faults.ts';
import { askTwice, isAnswerLost } from './lost-answer.ts';
import { creditSplit, orderPayload } from './order-payload.ts';
import { placeOrder } from './place-order.ts';
import { type Slots, useSlots } from './slots/use-slots.ts';
import { withSlotFee } from './slots/with-slot-fee.ts';
import { useEnteredDraft } from './use-entered-draft.ts';
import { useWaitingPress } from './use-waiting-press.ts';

type Given = {
  lines: readonly CartLine[];
  store: ShopStore;
  /** Of the account, a decimal; null where none is to be spent. */
  credit: number | null;
  onPlaced: (order: Order) => void;
};
type Fresh = {
  asked: string;
  figures: OrderFigures;
  credit: number | null;
  changes: readonly FigureChange[];
};
export type Shortage = { id: number; name: string; unit: string; available: number };
export type Checkout = {
  form: CallForm;
  method: OrderType;
  postalCode: string | null;
  figures: OrderFigures;
  /** What credit pays, and what is left; null where none is spent. */
  credit: { used: number; due: number } | null;
  slots: Slots;
  /** The slot that the order goes into, once its place is held. */
  slot: Slot | null;
  /** What the server has otherwise than the page had: shown, and asked to be confirmed. */
  changes: readonly FigureChange[];
  shortages: readonly Shortage[];
  /** Why the last try came to nothing, when no field is to blame. */
  failure: { title: string; text: string } | null;
  adjustCart: () => void;
};

const lostSlot: ReadonlySet<string> = new Set(['slots.full', 'slots.closed', 'slots.withdrawn']);

/** The state of a checkout: the figures that header and cart show too, and what the server said to them. */
export function useCheckout({ lines, store, credit, onPlaced }: Given): Checkout {
  const t = useT('checkout');
  const { decimals } = useFormat();
  const { user } = useSession();
  const [fresh, setFresh] = useState<Fresh | null>(null);
  const [shortages, setShortages] = useState<readonly Shortage[]>([]);
  /** Without a network nothing has left: then the order is not in doubt. */
  const wasOnline = useRef(true);
  const [failure, setFailure] = useState<Checkout['failure']>(null);

  const { figures: shown, method, postalCode } = useCartFigures(store);
  const slots = useSlots(store.id, method);
  const entered = useEnteredDraft(user?.id ?? null, store.id, lines);
  // A fee stands in the total as soon as its slot is chosen: a press may come before the place is held.
  const wanted = slots.pending ?? slots.chosen;
  const withSlot = withSlotFee(shown, wanted?.fee ?? 0, { lines, decimals });
  const goesTo = `${method} ${postalCode} ${wanted?.id ?? ''}`;
  const hasChanged = fresh?.asked === askedFor(lines, goesTo);
  const figures = hasChanged ? fresh.figures : withSlot;
  // The store credit that the server has answered is newer than what the page was loaded with.
  const spendable = credit !== null && hasChanged && fresh.credit !== null ? fresh.credit : credit;
  const split = spendable === null ? null : creditSplit(figures.total, spendable, decimals);

  function refused(refusal: Refusal): void {
    const order = refusal.data as Order | null;
    if (refusal.code === 'figuresChanged' && order) {
      showServerFigures(order);
      return;
    }
    const missing = shortagesOf(refusal.errors, lines);
    setShortages(missing);
    if (missing.length > 0) return;
    const isUnsure = wasOnline.current && isAnswerLost(refusal);
    const title = t(isUnsure ? 'checkout.unsure' : 'checkout.failed');
    const text = isUnsure ? t('checkout.unsureText') : whyNotPlaced(t, refusal);
    setFailure({ title, text });
    notice(title, { description: text, tone: 'destructive' });
  }

  function showServerFigures(order: Order): void {
    const priced = lines.map((line) => {
      const item = order.orderItems.find(({ productId }) => productId === line.id);
      if (!item) return line;
      const { priceIncludeTaxes: price, discountInPercent, vatInPercent } = item;
      return { ...line, price, product: { ...line.product, discountInPercent, vatInPercent } };
    });
    const { deliveryFee, totalGst, totalIncludeGst } = order;
    const goods = toDecimal(fromDecimal(totalIncludeGst - deliveryFee, decimals), decimals);
    replaceCart(priced);
    askAgain();
    const { storeCreditAmount, duePaymentAmount } = order;
    const answered = { ...shown, goods, fee: deliveryFee, vat: totalGst, total: totalIncludeGst, margin: undefined };
    setFresh({
      asked: askedFor(priced, goesTo),
      figures: answered,
      credit: credit === null ? null : storeCreditAmount,
      changes: figureChanges(
        { lines, figures, due: split?.due ?? figures.total },
        { lines: priced, figures: answered, due: duePaymentAmount },
      ),
    });
  }

  const called = useCallForm({
    endpoint: createOrder,
    read: (fields) =>
      orderPayload({
        fields,
        lines,
        figures,
        storeId: store.id,
        method,
        decimals,
        slot: slots.chosen && { id: slots.chosen.id, token: slots.held?.token ?? null },
        credit: spendable,
      }),
    check: (fields) => ({ ...formFaults(fields, lines, method), ...slotFault(slots) }),
    send: (payload) => {
      setFailure(null);
      wasOnline.current = navigator.onLine;
      return askTwice(() => {
        // The same order tried again is one order; a changed one is another.
        const attempt = takeAttempt(JSON.stringify(payload), Date.now());
        return placeOrder(api, {
          payload,
          isGuest: user === null,
          attempt,
          entered: entered.current,
          onAttempt: (kept) => keepAttempt({ ...attempt, ...kept }),
        });
      });
    },
    done: (order) => {
      endAttempt();
      slots.forget();
      return onPlaced(order);
    },
    refused,
  });
  const form = useWaitingPress(called, slots.isReading || slots.pending !== null);
  useEffect(() => forgetOldAttempt(Date.now()), []);
  const { expire } = slots;
  const slotError = form.errors.slot_id?.[0]?.message ?? '';
  useEffect(() => {
    // Whatever this device's clock says: a place that is held is refused for its minutes alone, so it is held no more.
    if (lostSlot.has(slotError)) expire();
  }, [slotError, expire]);
  return {
    form,
    method,
    postalCode,
    figures,
    credit: split,
    slots,
    slot: wanted,
    changes: hasChanged ? fresh.changes : [],
    shortages,
    failure,
    adjustCart: () => {
      replaceCart(fitToStock(lines, shortages));
      setShortages([]);
    },
  };
}

/** What figures are about: they hold as long as it stays the same. */
function askedFor(lines: readonly CartLine[], goesTo: string): string {
  return JSON.stringify([goesTo, lines.map(({ id, quantity, price }) => [id, quantity, price])]);
}

/** The lines of which the server has less than asked, from its field errors (`order_items.2.quantity`). */
function shortagesOf(errors: FieldErrors, lines: readonly CartLine[]): Shortage[] {
  return lines.flatMap((line, i) => {
    const [fault] = errors[`order_items.${i}.quantity`] ?? errors[`order_items.${i}.product_id`] ?? [];
    if (!fault) return [];
    const { id, name, product } = line;
    return [{ id, name, unit: product.unit, available: Number(fault.parameters.available ?? 0) }];
  });
}

/** As much of each line as there is left, in whole steps of the product; without those of which nothing is. */
function fitToStock(lines: readonly CartLine[], shortages: readonly Shortage[]): CartLine[] {
  const left = new Map(shortages.map(({ id, available }) => [id, available]));
  const fitted = lines.map((line) => {
    const quantityInStock = left.get(line.id);
    if (quantityInStock === undefined) return line;
    const known = { ...line, product: { ...line.product, quantityInStock } };
    return { ...known, quantity: Math.min(line.quantity, maxQuantity(known)) };
  });
  return fitted.filter((line) => line.quantity > 0);
}
