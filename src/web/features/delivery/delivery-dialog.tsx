import { useEffect, useRef, useState } from 'react';
import { useT } from '#web/i18n/use-t.ts';
import { useCart } from '#web/shared/cart/cart.ts';
import { answerDelivery, type DeliveryQuestion } from '#web/shared/delivery/ask-delivery.ts';
import { chooseDelivery, currentDelivery, type Delivery, rememberStore } from '#web/shared/delivery/delivery.ts';
import { type ShopStore, useShop } from '#web/shared/shop/shop.ts';
import { Dialog } from '#web/ui/modal/dialog.tsx';
import { ChangeStore } from './change-store.tsx';
import { ChooseMethod } from './choose-method.tsx';
import { ChooseStore } from './choose-store.tsx';
import { EnterPostalCode } from './enter-postal-code.tsx';
import { NoDelivery } from './no-delivery.tsx';
import { useSwitchStore } from './use-switch-store.ts';

type Step =
  | { at: 'method' | 'pickup' | 'postalCode' | 'stores' }
  | { at: 'nowhere'; postalCode: string }
  | { at: 'change'; to: ShopStore; choice: Delivery | null };

/**
 * The delivery method selector, the postal-code modal and the change of store: one dialog whose content changes, so that
 * the focus stays in it. A choice that means another store moves there first; only then is it kept.
 */
export function DeliveryDialog({ question }: { question: DeliveryQuestion }) {
  const t = useT('delivery');
  const { store } = useShop();
  const { lines } = useCart();
  const switchStore = useSwitchStore();
  const [step, setStep] = useState<Step>(() => firstStep(question));
  const [before, setBefore] = useState<Step[]>([]);
  const search = question.kind === 'method' ? question.search : null;
  const go = (next: Step) => {
    setBefore([...before, step]);
    setStep(next);
  };
  // A store chosen for an empty cart needs no question.
  const [movesAtOnce] = useState(question.kind === 'store' && lines.length === 0);
  const content = useRef<HTMLFieldSetElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    if (!movesAtOnce || question.kind !== 'store') return;
    switchStore(question.to, []);
    answerDelivery(currentDelivery());
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step starts at its first field or button
  useEffect(() => content.current?.querySelector<HTMLElement>('input, button')?.focus(), [step]);
  if (movesAtOnce) return null;
  const last = before.at(-1);
  const back = last && (() => [setStep(last), setBefore(before.slice(0, -1))]);
  const finish = (choice: Delivery | null) => {
    if (choice) chooseDelivery(choice);
    answerDelivery(currentDelivery());
  };
  const choose = (choice: Delivery | null, to: ShopStore) => {
    if (to.id !== store?.id && lines.length > 0) return go({ at: 'change', to, choice });
    if (to.id !== store?.id) switchStore(to, []);
    // Until now it was only the first in the list.
    else rememberStore(to.id);
    finish(choice);
  };
  const title = titleOf(step, t);
  return (
    <Dialog open onClose={() => answerDelivery(null)} title={title} closeLabel={t('common.close')}>
      <fieldset ref={content} aria-label={title}>
        {step.at === 'method' && <ChooseMethod search={search} onChoose={(next) => go({ at: next })} />}
        {step.at === 'pickup' && (
          <ChooseStore onBack={back} onChoose={(to) => choose({ deliveryMethod: 'pickup', postalCode: null }, to)} />
        )}
        {step.at === 'stores' && <ChooseStore onBack={back} onChoose={(to) => choose(null, to)} />}
        {step.at === 'postalCode' && (
          <EnterPostalCode
            search={search}
            onBack={back}
            onFound={(postalCode, to) => choose({ deliveryMethod: 'delivery', postalCode }, to)}
            onNowhere={(postalCode) => go({ at: 'nowhere', postalCode })}
          />
        )}
        {step.at === 'nowhere' && (
          <NoDelivery
            postalCode={step.postalCode}
            onPickup={(to) => choose({ deliveryMethod: 'pickup', postalCode: null }, to)}
            onOther={() => setStep({ at: 'postalCode' })}
          />
        )}
        {step.at === 'change' && (
          <ChangeStore to={step.to} onStay={back ?? (() => answerDelivery(null))} onMoved={() => finish(step.choice)} />
        )}
      </fieldset>
    </Dialog>
  );
}

function firstStep(question: DeliveryQuestion): Step {
  return question.kind === 'store' ? { at: 'change', to: question.to, choice: null } : { at: question.kind };
}

function titleOf(step: Step, t: ReturnType<typeof useT<'delivery'>>): string {
  if (step.at === 'nowhere') return t('delivery.nowhereTitle', { postalCode: step.postalCode });
  const titles = {
    method: 'delivery.methodTitle',
    pickup: 'delivery.pickupTitle',
    postalCode: 'delivery.locationTitle',
    change: 'delivery.changeTitle',
    stores: 'layout.chooseStore',
  } as const;
  return t(titles[step.at]);
}
