import { type FormEvent, useState } from 'react';
import { isRefusal, Refusal } from '#contract/errors.ts';
import type { Order } from '#contract/orders/orders.ts';
import { payOrder } from '#contract/payments/payments.ts';
import { offeredPaymentMethods, type PaymentMethod } from '#domain/order/payment.ts';
import { isWaiting, waitsForPayer } from '#domain/payment/payment-status.ts';
import { refusalText } from '#web/i18n/error-text.ts';
import { useT } from '#web/i18n/use-t.ts';
import { api } from '#web/lib/api/api.ts';
import { useFormat } from '#web/lib/writing/format-context.tsx';
import { paymentWord } from '#web/lib/writing/payment-word.ts';
import { useFlags } from '#web/shared/shop/flags.ts';
import { useShop } from '#web/shared/shop/shop.ts';
import { Button } from '#web/ui/button/button.tsx';
import { buttonStyle } from '#web/ui/button/button-style.ts';
import { Field } from '#web/ui/form/field.tsx';
import { Select } from '#web/ui/form/select.tsx';
import { Alert } from '#web/ui/show/alert.tsx';
import { Card } from '#web/ui/show/card.tsx';

/** That an order waits to be paid, until when and how much: on the page of its provider, or by another method. */
export function WaitingPayment({
  order,
  token,
  onChanged = () => location.assign(`/orders/${order.id}${token ? `?token=${encodeURIComponent(token)}` : ''}`),
}: {
  order: Order;
  /** Of the signed link; null for one's own order. */
  token: string | null;
  onChanged?: () => void;
}) {
  const t = useT('orders');
  const { money, dateTime } = useFormat();
  const { timeZone } = useShop();
  const { payment } = order;
  if (!payment) return null;
  const isOpen = isWaiting(payment.status);
  // What the order costs is reserved: this is the difference of a change.
  const isOfChange = order.paymentStatus === 'authorised';
  const title = t(isOfChange ? 'orders.wishTitle' : 'orders.waitsTitle');
  const moment = dateTime(payment.expiresAt, timeZone);
  return (
    <Card as="section" aria-label={title} className="grid gap-4">
      <div className="grid gap-2">
        <h2 className="text-xl text-balance">{title}</h2>
        <p className="text-pretty">{t(isOfChange ? 'orders.wishText' : 'orders.waitsText', { moment })}</p>
        <p className="text-pretty text-quiet">{t('orders.waitsUpTo', { amount: money(payment.amount) })}</p>
      </div>
      {isOpen && (
        <a
          href={`/payment/${payment.id}`}
          className={`${buttonStyle('primary', 'large')} justify-self-start max-sm:w-full`}
        >
          {t('orders.payNow')}
        </a>
      )}
      {!isOfChange && <OtherMethod order={order} token={token} onChanged={onChanged} />}
    </Card>
  );
}

/** Chooses another way to pay: a page of another provider follows, or the order is confirmed as it is. */
function OtherMethod({ order, token, onChanged }: { order: Order; token: string | null; onChanged: () => void }) {
  const t = useT('orders');
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [isBusy, setBusy] = useState(false);
  const isOpen = order.payment !== null && isWaiting(order.payment.status);
  const methods = offeredPaymentMethods(useFlags().paymentMethods);
  const others = methods.filter((method) => !isOpen || method !== order.paymentMethod);
  if (others.length === 0 || !order.payment) return null;

  async function choose(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (isBusy) return;
    const method = String(new FormData(event.currentTarget).get('payment_method')) as PaymentMethod;
    setBusy(true);
    try {
      const paid = await api(payOrder, { id: order.id, payment_method: method, ...(token && { token }) });
      if (waitsForPayer(paid) && paid.payment) location.assign(`/payment/${paid.payment.id}`);
      else onChanged();
    } catch (error) {
      setRefusal(isRefusal(error) ? error : new Refusal('unexpected'));
      setBusy(false);
    }
  }
  return (
    <form
      method="post"
      action={`/payment/${order.payment.id}`}
      onSubmit={(event) => void choose(event)}
      className="grid gap-3 border-t border-line pt-4"
    >
      <input type="hidden" name="id" value={order.id} />
      {token && <input type="hidden" name="token" value={token} />}
      <div className="flex flex-wrap items-end gap-3">
        <Field label={t('orders.payOther')} className="min-w-0 flex-1 basis-56">
          {(control) => (
            <Select {...control} name="payment_method" defaultValue={others[0]}>
              {others.map((method) => (
                <option key={method} value={method}>
                  {t(`orders.${paymentWord(method, order.type)}`)}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Button type="submit" variant="secondary" className="min-h-12" busy={isBusy}>
          {t('orders.payChange')}
        </Button>
      </div>
      {refusal && (
        <Alert tone="error" title={t('orders.payFailed')}>
          {refusalText(t, refusal)}
        </Alert>
      )}
    </form>
  );
}
