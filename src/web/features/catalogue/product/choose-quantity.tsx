import { useState } from 'react';
import { Link } from 'react-router';
import type { Product } from '#contract/catalogue.ts';
import { useT } from '#web/i18n/use-t.ts';
import { useFormat } from '#web/lib/writing/format-context.tsx';
import { unitWord } from '#web/lib/writing/unit-word.ts';
import { addToCart, useCartLine } from '#web/state/cart/cart.ts';
import { cartLineTotal, maxQuantity, toCartLine } from '#web/state/cart/cart-line.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Stepper } from '#web/ui/form/stepper.tsx';

/**
 * How much of a product, first its first quantity, from one step to what is left of the stock, and the button that puts it in the cart: on a phone both
 * stay in sight above the bar at the foot, which shows what is in the cart.
 */
export function ChooseQuantity({ item }: { item: Product }) {
  const t = useT();
  const { money, quantity: write, decimals } = useFormat();
  const held = useCartLine(item.id)?.quantity ?? 0;
  const next = held > 0 ? item.quantityStep : item.firstQuantity;
  // Until something else is chosen, what a press on a card would add: in the cart already, a step more.
  const [chosen, choose] = useState<number | null>(null);
  const wanted = chosen ?? next;
  const [said, say] = useState('');
  const unit = unitWord(item.product.unit, t);
  const line = toCartLine(item, wanted);
  const left = Math.round((maxQuantity(line) - held) * 1000) / 1000;
  const isOut = maxQuantity(line) <= 0;
  const quantity = Math.min(wanted, Math.max(left, item.quantityStep));
  const add = () => {
    addToCart(item, quantity);
    choose(null);
    say(t('cart.added', { name: item.name }));
  };
  return (
    <div
      data-foot-bar
      className="sticky bottom-[calc(--spacing(16)+env(safe-area-inset-bottom))] z-10 -mx-4 border-y border-line bg-page px-4 py-2.5 md:-mx-6 md:px-6 lg:static lg:mx-0 lg:border-0 lg:p-0 noscript:hidden"
    >
      <div className="flex flex-wrap gap-2.5 sm:gap-3">
        <span className="inline-flex w-stepper shrink-0 min-[23rem]:w-[calc(var(--spacing-stepper)+1rem)]">
          <Stepper
            wide
            value={quantity}
            min={item.quantityStep}
            step={item.quantityStep}
            max={Math.max(left, item.quantityStep)}
            unit={unit}
            disabled={left <= 0}
            onChange={choose}
            label={t('cart.quantityOf', { name: item.name })}
            labels={{ less: t('cart.less'), more: t('cart.more') }}
          />
        </span>
        <Button
          size="medium"
          className="min-w-[min(100%,7.5rem)] flex-1 px-3! max-[22rem]:px-1.5! max-[22rem]:text-sm lg:flex-none lg:px-6!"
          disabled={left <= 0}
          onClick={add}
        >
          {isOut ? (
            t('catalogue.outOfStock')
          ) : left <= 0 ? (
            t('cart.inCart', { quantity: write(held, unit) })
          ) : (
            <>
              <span className="sm:hidden">{t('common.add')}</span>
              <span className="max-sm:hidden">{t('cart.add')}</span>
              <span className="font-normal tabular-nums">{money(cartLineTotal({ ...line, quantity }, decimals))}</span>
            </>
          )}
        </Button>
      </div>
      <p className="flex h-8 items-center gap-x-3 text-sm max-lg:hidden">
        {held > 0 && (
          <>
            <span className="font-semibold text-good">{t('cart.inCart', { quantity: write(held, unit) })}</span>
            <Link to="/cart" className="inline-flex min-h-8 items-center text-brand underline underline-offset-4">
              {t('cart.open')}
            </Link>
          </>
        )}
      </p>
      <span role="status" className="sr-only">
        {said}
      </span>
    </div>
  );
}
