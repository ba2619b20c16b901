import { useState } from 'react';
import { isRefusal, Refusal } from '#contract/errors.ts';
import { tellArrival } from '#contract/orders/hand-over.ts';
import type { Order } from '#contract/orders/orders.ts';
import { waitsForPayer } from '#domain/payment/payment-status.ts';
import { errorText, refusalText } from '#web/i18n/error-text.ts';
import { useT } from '#web/i18n/use-t.ts';
import { api } from '#web/lib/api/api.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { Alert } from '#web/ui/show/alert.tsx';
import { Card } from '#web/ui/show/card.tsx';

type Props = { order: Order; token: string | null; onChanged: () => void };

/** The code by which an order is collected, large enough to be read over a counter; once it is ready, that one is there. */
export function PickupCard({ order, token, onChanged }: Props) {
  const t = useT('orders');
  const { pickupCode, fulfilment } = order;
  if (!pickupCode || waitsForPayer(order)) return null;
  const isReady = fulfilment === 'ready';
  return (
    <Card as="section" aria-labelledby="pickup-code" className="grid gap-4">
      <div>
        <h2 id="pickup-code" className="text-lg">
          {t('orders.pickupCode')}
        </h2>
        <p className="mt-1 text-4xl font-semibold tracking-widest whitespace-nowrap tabular-nums">
          {pickupCode.slice(0, 3)}
          <span className="inline-block w-3" /> {pickupCode.slice(3)}
        </p>
        <p className="mt-1 text-quiet">{t(isReady ? 'orders.pickupCodeHint' : 'orders.pickupCodeSoon')}</p>
      </div>
      {isReady && <Arrival order={order} token={token} onChanged={onChanged} />}
    </Card>
  );
}

/** That one has come, and where one waits; said again, the place is another. */
function Arrival({ order: { id, arrival }, token, onChanged }: Props) {
  const t = useT('orders');
  const [place, setPlace] = useState(arrival?.place ?? '');
  const [said, setSaid] = useState(arrival?.place ?? null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [isBusy, setBusy] = useState(false);
  async function say(): Promise<void> {
    setBusy(true);
    setRefusal(null);
    try {
      const order = await api(tellArrival, { id, place, ...(token && { token }) });
      setSaid(order.arrival?.place ?? place);
      onChanged();
    } catch (error) {
      setRefusal(isRefusal(error) ? error : new Refusal('unexpected'));
    } finally {
      setBusy(false);
    }
  }
  const [fault] = refusal?.errors.place ?? [];
  return (
    <form
      noValidate
      className="grid gap-3 print:hidden"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBusy) void say();
      }}
    >
      {said !== null && <Alert tone="success">{t('orders.arrivalSaid', { place: said })}</Alert>}
      {refusal && !fault && (
        <Alert tone="error" title={t('orders.arrivalFailed')}>
          {refusalText(t, refusal)}
        </Alert>
      )}
      <Field label={t('orders.arrivalPlace')} hint={t('orders.arrivalHint')} error={fault && errorText(t, fault)}>
        {(control) => (
          <TextInput
            {...control}
            autoComplete="off"
            maxLength={80}
            value={place}
            onChange={({ target }) => setPlace(target.value)}
          />
        )}
      </Field>
      <Button
        type="submit"
        wide
        busy={isBusy}
        variant={said === null ? 'primary' : 'secondary'}
        className="sm:w-auto sm:justify-self-start"
      >
        {t(said === null ? 'orders.arrivalSay' : 'orders.arrivalChange')}
      </Button>
    </form>
  );
}
