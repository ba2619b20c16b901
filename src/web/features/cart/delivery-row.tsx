import { type FormEvent, useState } from 'react';
import type { OrderType } from '#domain/order/status.ts';
import { isPostalCode, postalCodeLength } from '#domain/postal-code/postal-code.ts';
import { useT } from '#web/i18n/use-t.ts';
import { useFormat } from '#web/lib/writing/format-context.tsx';
import type { OrderFigures } from '#web/shared/cart/order-figures.ts';
import { chooseDelivery } from '#web/shared/delivery/delivery.ts';
import type { ShopStore } from '#web/shared/shop/shop.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';

const change =
  'inline-flex min-h-11 items-center text-sm font-semibold text-brand underline underline-offset-4 hover:text-brand-strong';

/** What bringing or fetching the goods costs, and the way to choose the other, or another postal code. */
export function DeliveryRow({
  store,
  method,
  postalCode,
  figures,
}: {
  store: ShopStore;
  method: OrderType;
  postalCode: string | null;
  figures: OrderFigures;
}) {
  const t = useT('basket');
  const { money } = useFormat();
  const [isChanging, setChanging] = useState(false);
  const pickUp = () => chooseDelivery({ deliveryMethod: 'pickup', postalCode: null });
  const free = t(method === 'pickup' ? 'basket.pickupFree' : 'basket.free');
  const fee = figures.fee === 0 ? free : figures.fee === null ? null : money(figures.fee);
  return (
    <div>
      {fee !== null && (
        <p className="flex justify-between gap-4">
          <span>
            {method === 'pickup'
              ? t('basket.pickupAt', { store: store.name })
              : t('basket.deliveryTo', { postalCode: postalCode ?? '' })}
          </span>
          <span className="font-semibold tabular-nums">{fee}</span>
        </p>
      )}
      {method === 'delivery' && (postalCode === null || isChanging) && (
        <PostalCodeForm known={postalCode} onDone={() => setChanging(false)} />
      )}
      <div className="flex flex-wrap gap-x-5">
        {method === 'delivery' && postalCode !== null && !isChanging && (
          <button type="button" className={change} onClick={() => setChanging(true)}>
            {t('basket.changePostalCode')}
          </button>
        )}
        {method === 'delivery' && (
          <button type="button" className={change} onClick={pickUp}>
            {t('basket.choosePickup')}
          </button>
        )}
        {method === 'pickup' && store.allowDelivery && (
          <button
            type="button"
            className={change}
            onClick={() => chooseDelivery({ deliveryMethod: 'delivery', postalCode: null })}
          >
            {t('basket.chooseDelivery')}
          </button>
        )}
      </div>
    </div>
  );
}

/** Asks where the goods shall go, so that delivery can be computed. `onDone` follows a code that was taken. */
function PostalCodeForm({ known, onDone }: { known: string | null; onDone: () => void }) {
  const t = useT('basket');
  const [hasFault, setFault] = useState(false);
  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const code = String(new FormData(event.currentTarget).get('postalCode'));
    setFault(!isPostalCode(code));
    if (!isPostalCode(code)) return;
    chooseDelivery({ deliveryMethod: 'delivery', postalCode: code });
    onDone();
  }
  return (
    <form onSubmit={submit} noValidate>
      <Field label={t('basket.estimateLabel')} error={hasFault && t('errors.validation.postalCode')}>
        {(control) => (
          <span className="flex flex-wrap gap-2">
            <TextInput
              {...control}
              name="postalCode"
              defaultValue={known ?? ''}
              autoComplete="postal-code"
              maxLength={postalCodeLength.max}
              className="min-w-0 flex-[1_1_7rem]"
            />
            <Button type="submit" variant="secondary" className="min-h-12">
              {t('basket.estimate')}
            </Button>
          </span>
        )}
      </Field>
    </form>
  );
}
