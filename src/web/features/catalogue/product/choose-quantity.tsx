import { useState } from 'react';
import type { Product } from '#contract/catalogue/catalogue.ts';
import { useT } from '#web/i18n/use-t.ts';
import { useFormat } from '#web/lib/writing/format-context.tsx';
import { unitWord } from '#web/lib/writing/unit-word.ts';
import { addToCart, useCartLine } from '#web/shared/cart/cart.ts';
import { cartLineTotal, maxQuantity, toCartLine } from '#web/shared/cart/cart-line.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Stepper } from '#web/ui/form/stepper.tsx';
import { Link } from '#web/ui/link.tsx';
import { notice } from '#web/ui/messages/notice-store.ts';
import { HeldStepper } from '../held-stepper.tsx';
import { usePassFocus } from '../use-pass-focus.ts';

/**
 * How much of a product, first its first quantity, from one step to what is left of the stock, and the button that puts
 * it in the cart. What is in the cart says so, and its stepper then changes the cart itself, as those of the cards do. On
 * a phone both stay in sight above the bar at the bottom.
 */
export function ChooseQuantity({ item }: { item: Product }) {
  const t = useT();
  const { money, quantity: write, decimals } = useFormat();
  const held = useCartLine(item.id);
  const { box, passFocus } = usePassFocus(held !== undefined);
  const [chosen, choose] = useState(item.firstQuantity);
  const [said, say] = useState('');
  const { name, quantityStep } = item;
  const unit = unitWord(item.product.unit, t);
  const most = maxQuantity(toCartLine(item, 0));
  const quantity = Math.min(chosen, Math.max(most, quantityStep));
  if (most <= 0 && !held)
    return (
      <Button disabled className="lg:justify-self-start noscript:hidden">
        {t('catalogue.outOfStock')}
      </Button>
    );
  const add = () => {
    if (!addToCart(item, quantity)) return notice(t('cart.full'));
    passFocus();
    say(t('cart.added', { name }));
  };
  const removed = () => {
    passFocus();
    choose(item.firstQuantity);
    say('');
  };
  return (
    <div
      ref={box}
      data-foot-bar
      className="sticky bottom-[calc(--spacing(16)+env(safe-area-inset-bottom))] z-10 -mx-4 flex flex-wrap gap-2.5 border-y border-line bg-page px-4 py-2.5 sm:gap-3 md:-mx-6 md:px-6 lg:static lg:mx-0 lg:border-0 lg:p-0 noscript:hidden"
    >
      <div className="inline-flex w-stepper shrink-0 min-[23rem]:w-[calc(var(--spacing-stepper)+1rem)]">
        {held ? (
          <HeldStepper item={item} line={held} onRemoved={removed} />
        ) : (
          <Stepper
            wide
            value={quantity}
            min={quantityStep}
            step={quantityStep}
            max={most}
            unit={unit}
            onChange={choose}
            label={t('cart.quantityOf', { name })}
            labels={{ less: t('cart.less'), more: t('cart.more') }}
          />
        )}
      </div>
      {held ? (
        <Link
          to="/cart"
          className="flex min-h-11 min-w-[min(100%,7.5rem)] flex-1 flex-col justify-center text-sm leading-tight"
        >
          <span className="font-semibold text-good">{t('cart.inCart', { quantity: write(held.quantity, unit) })}</span>
          <span className="text-brand underline underline-offset-4">{t('cart.open')}</span>
        </Link>
      ) : (
        <Button
          size="medium"
          className="min-w-[min(100%,7.5rem)] flex-1 px-3! max-[22rem]:px-1.5! max-[22rem]:text-sm lg:flex-none lg:px-6!"
          onClick={add}
        >
          <span className="sm:hidden">{t('common.add')}</span>
          <span className="max-sm:hidden">{t('cart.add')}</span>
          <span className="font-normal tabular-nums">{money(cartLineTotal(toCartLine(item, quantity), decimals))}</span>
        </Button>
      )}
      <span role="status" className="sr-only">
        {said}
      </span>
    </div>
  );
}
