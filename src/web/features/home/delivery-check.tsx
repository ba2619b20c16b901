import { type FormEvent, lazy, Suspense, useEffect, useEffectEvent, useId, useState } from 'react';
import { useSearchParams } from 'react-router';
import { isPostalCode, normalisePostalCode, postalCodeLength } from '#domain/postal-code/postal-code.ts';
import { useT } from '#web/i18n/use-t.ts';
import { useDelivery } from '#web/shared/delivery/delivery.ts';
import { type ShopStore, useShop } from '#web/shared/shop/shop.ts';
import { useNextSlots } from '#web/shared/slots/next-slots.ts';
import { Button } from '#web/ui/button/button.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { NextSlotLine } from './next-slot-line.tsx';
import type { SaidOfDelivery } from './say-delivery.ts';

const loadAnswer = () => import('./delivery-answer.tsx');
const DeliveryAnswer = lazy(async () => ({ default: (await loadAnswer()).DeliveryAnswer }));

/**
 * Whether, when and for how much goods come to where one lives: the first question of a new shopper. What is typed becomes
 * the choice that the header keeps; without script it stands in the address, and nothing is kept. Until a postal code is
 * known, what holds around the store is said. The lines beneath have their room from the start.
 */
export function DeliveryCheck({ store, said }: { store: ShopStore; said: SaidOfDelivery | null }) {
  const t = useT('home');
  const id = useId();
  const shop = useShop();
  const chosen = useDelivery();
  const slots = useNextSlots();
  const [query, setQuery] = useSearchParams();
  const sent = query.get('postalCode');
  /** Sent, but not the choice: nobody delivers there, or only another store does. */
  const [tried, setTried] = useState<string | null>(null);
  const [hasFault, setFault] = useState(sent !== null && !isPostalCode(sent));
  const code = tried ?? chosen.postalCode ?? (sent !== null && isPostalCode(sent) ? normalisePostalCode(sent) : null);

  async function send(typed: string): Promise<void> {
    setFault(!isPostalCode(typed));
    if (!isPostalCode(typed)) return;
    const wanted = normalisePostalCode(typed);
    setTried(wanted);
    const { keepPostalCode } = await loadAnswer();
    if (await keepPostalCode(wanted, shop)) setTried(null);
  }
  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    void send(String(new FormData(event.currentTarget).get('postalCode')));
  }
  // Sent before the page was hydrated. It leaves the address, where it would win over a later choice.
  const takeOver = useEffectEvent(() => {
    if (sent === null) return;
    void send(sent);
    setQuery({}, { replace: true, preventScrollReset: true });
  });
  useEffect(() => takeOver(), []);

  const isPickup = chosen.deliveryMethod === 'pickup' || said?.isPickup === true;
  const near = isPickup ? t('home.promisePickup', { store: store.name }) : said?.near;
  const ofStore = (
    <>
      <p>{near}</p>
      <NextSlotLine slots={slots} type={isPickup ? 'pickup' : 'delivery'} store={store} />
    </>
  );
  if (!shop.stores.some((one) => one.allowDelivery)) return ofStore;
  return (
    <form method="get" action="/" noValidate onSubmit={submit} className="grid gap-1">
      <label htmlFor={id} className="font-semibold max-sm:text-sm">
        {t('home.checkLabel')}
      </label>
      <div className="flex max-w-88 gap-2">
        <TextInput
          key={code}
          id={id}
          name="postalCode"
          defaultValue={code ?? sent ?? ''}
          autoComplete="postal-code"
          autoCapitalize="characters"
          enterKeyHint="go"
          maxLength={postalCodeLength.max}
          aria-invalid={hasFault || undefined}
          aria-describedby={`${id}-answer`}
          className="min-w-0 flex-1"
        />
        <Button type="submit" className="shrink-0">
          {t('home.checkButton')}
        </Button>
      </div>
      <div id={`${id}-answer`} aria-live="polite" className="min-h-20 text-sm sm:min-h-10">
        {hasFault ? (
          <p className="text-bad">{t('errors.validation.postalCode')}</p>
        ) : code === null ? (
          ofStore
        ) : (
          <Suspense>
            <DeliveryAnswer store={store} code={code} Line={NextSlotLine} onKept={() => setTried(null)} />
          </Suspense>
        )}
      </div>
    </form>
  );
}
