import Plus from 'lucide/dist/esm/icons/plus.mjs';
import { useState } from 'react';
import type { Product } from '#contract/catalogue/catalogue.ts';
import { useT } from '#web/i18n/use-t.ts';
import { addToCart, useCartLine } from '#web/shared/cart/cart.ts';
import { cx } from '#web/ui/cx.ts';
import { notice } from '#web/ui/messages/notice-store.ts';
import { Icon } from '#web/ui/show/icon.tsx';
import { HeldStepper } from './held-stepper.tsx';
import { stockOf } from './stock-of.ts';
import { usePassFocus } from './use-pass-focus.ts';

/**
 * Beneath a card's picture: one press puts the product in the cart, and the button becomes a stepper in its place, as wide
 * as it may; minus at what was put in takes it out again, with a way back. The button is a plus that shows its word to
 * whoever points at it (tiles.css). Without script there is no cart, hence no button.
 */
export function AddToCart({ item }: { item: Product }) {
  const t = useT();
  const line = useCartLine(item.id);
  const { box, passFocus } = usePassFocus(line !== undefined);
  const [said, say] = useState('');
  const { name } = item;
  const add = () => {
    if (!addToCart(item)) return notice(t('cart.full'));
    passFocus();
    say(t('cart.added', { name }));
  };
  const removed = () => {
    passFocus();
    say('');
  };
  const isOut = stockOf(item, 'card') === 'out';
  return (
    <div ref={box} className={cx('tile-add', line && 'justify-items-stretch')}>
      {line ? (
        <HeldStepper item={item} line={line} onRemoved={removed} />
      ) : (
        <button
          type="button"
          disabled={isOut}
          aria-label={isOut ? t('catalogue.outOfStock') : t('cart.addNamed', { name })}
          onClick={add}
          className="add-button"
        >
          <Icon shape={Plus} className="size-5" />
          {!isOut && <span>{t('common.add')}</span>}
        </button>
      )}
      <span role="status" className="sr-only">
        {said}
      </span>
    </div>
  );
}
