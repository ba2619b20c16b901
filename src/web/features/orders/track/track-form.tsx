import { type FormEvent, useState } from 'react';
import { isRefusal, Refusal } from '#contract/errors.ts';
import { type TrackedOrder, trackOrder } from '#contract/orders/orders.ts';
import { refusalText } from '#web/i18n/error-text.ts';
import { useT } from '#web/i18n/use-t.ts';
import { api } from '#web/lib/api/api.ts';
import type { Posted } from '#web/lib/api/posted-context.ts';
import { useHydrated } from '#web/lib/page/use-hydrated.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { Alert } from '#web/ui/show/alert.tsx';
import { TrackedOrderCard } from './tracked-order.tsx';

/**
 * Finds an order by its number, and by the email address that it was placed with unless it is one's own (`isOwn`: the box
 * among one's orders, which shows a failure by showing no order). What was typed stays, whatever the answer.
 */
export function TrackForm({
  isOwn = false,
  posted = null,
}: {
  isOwn?: boolean;
  /** It came without script. */
  posted?: Posted<TrackedOrder> | null;
}) {
  const t = useT('orders');
  const isHydrated = useHydrated();
  const [number, setNumber] = useState(posted?.fields.order_number ?? '');
  const [email, setEmail] = useState(posted?.fields.email ?? '');
  const [isBusy, setBusy] = useState(false);
  const [order, setOrder] = useState<TrackedOrder | null>(posted?.data ?? null);
  const [refusal, setRefusal] = useState<Refusal | null>(() => refusalOf(posted));
  const isFilled = number.trim() !== '' && (isOwn || email.trim() !== '');

  async function track(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (!isFilled || isBusy) return;
    setBusy(true);
    try {
      const asked = { order_number: number.trim(), ...(!isOwn && { email: email.trim() }) };
      setOrder(await api(trackOrder, asked));
      setRefusal(null);
    } catch (error) {
      setOrder(null);
      setRefusal(isRefusal(error) ? error : new Refusal('unexpected'));
    } finally {
      setBusy(false);
    }
  }
  const isUnknown = refusal?.status === 404 || refusal?.status === 422;
  return (
    <div className="@container grid gap-4">
      <form method="post" noValidate onSubmit={(event) => void track(event)} className="grid items-end gap-4 @md:flex">
        <Field label={t('orders.trackNumber')} className="@md:flex-1">
          {(control) => (
            <TextInput
              {...control}
              name="order_number"
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              maxLength={40}
              value={number}
              onChange={(event) => setNumber(event.target.value)}
            />
          )}
        </Field>
        {!isOwn && (
          <Field label={t('orders.trackEmail')} className="@md:flex-1">
            {(control) => (
              <TextInput
                {...control}
                type="email"
                name="email"
                autoComplete="email"
                maxLength={254}
                value={email}
                onChange={(event) => setEmail(event.target.value)}
              />
            )}
          </Field>
        )}
        <Button type="submit" className="min-h-12" busy={isBusy} disabled={isHydrated && !isFilled}>
          {t('orders.trackButton')}
        </Button>
      </form>
      <div aria-live="polite" className="grid gap-4 empty:hidden">
        {!isOwn && refusal && (
          <Alert tone="error" title={isUnknown ? t('orders.trackUnknown') : t('orders.trackFailed')}>
            {isUnknown ? t('orders.trackUnknownText') : refusalText(t, refusal)}
          </Alert>
        )}
        {order && <TrackedOrderCard order={order} />}
      </div>
    </div>
  );
}

function refusalOf(posted: Posted | null): Refusal | null {
  if (posted?.outcome !== 'refused') return null;
  const { status, message, errors } = posted;
  return new Refusal(status === 429 ? 'tooMany' : 'unexpected', { status, message, errors });
}
