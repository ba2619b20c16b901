import Plus from 'lucide/dist/esm/icons/plus.mjs';
import { useEffect, useRef, useState } from 'react';
import type { Product } from '#contract/catalogue.ts';
import { useT } from '#web/i18n/use-t.ts';
import { useFormat } from '#web/lib/writing/format-context.tsx';
import { unitWord } from '#web/lib/writing/unit-word.ts';
import { addToCart, removeFromCart, setCartQuantity, useCartLine } from '#web/state/cart/cart.ts';
import { maxQuantity, toCartLine } from '#web/state/cart/cart-line.ts';
import { Button } from '#web/ui/button/button.tsx';
import { cx } from '#web/ui/cx.ts';
import { Stepper } from '#web/ui/form/stepper.tsx';
import { notice } from '#web/ui/messages/notice-store.ts';
import { Icon } from '#web/ui/show/icon.tsx';
import { stockOf } from './stock-of.ts';

/**
 * One press puts a product in the cart, and the button becomes a stepper in its place; the last step down takes it out
 * again, with a way back. Both are of one height. Without script there is no cart, hence no button.
 */
export function AddToCart({ item, size = 'small' }: { item: Product; size?: 'small' | 'medium' }) {
  const t = useT();
  const format = useFormat();
  const line = useCartLine(item.id);
  const box = useRef<HTMLDivElement>(null);
  const takesFocus = useRef(false);
  const [said, say] = useState('');
  const isIn = line !== undefined;

  // The control that was pressed is gone: the focus goes on to the one in its place.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the change of control is the event
  useEffect(() => {
    if (takesFocus.current) [...(box.current?.querySelectorAll('button') ?? [])].at(-1)?.focus({ preventScroll: true });
    takesFocus.current = false;
  }, [isIn]);

  const { name } = item;
  const add = () => {
    takesFocus.current = addToCart(item);
    if (takesFocus.current) say(t('cart.added', { name }));
    else notice(t('cart.full'));
  };
  const tellLimit = () => {
    const most = format.quantity(maxQuantity(toCartLine(item, 0)), unitWord(item.product.unit, t));
    notice(
      item.quantityInStock <= 999 && item.inventory
        ? t('cart.limit', { name, quantity: most })
        : t('errors.validation.quantityTooLarge'),
    );
  };
  const remove = () => {
    takesFocus.current = true;
    const undo = removeFromCart(item.id);
    say('');
    notice(t('cart.removed', { name }), { action: { label: t('common.undo'), onClick: undo } });
  };
  const isOut = stockOf(item, 'card') === 'out';
  return (
    <div ref={box} className={cx('grid min-h-11.5 noscript:hidden', size === 'medium' && 'sm:w-56')}>
      {line ? (
        <Stepper
          wide
          value={line.quantity}
          min={item.quantityStep}
          step={item.quantityStep}
          max={maxQuantity(toCartLine(item, 0))}
          unit={unitWord(item.product.unit, t)}
          onChange={(quantity) => setCartQuantity(item.id, quantity)}
          onRemove={remove}
          onLimit={tellLimit}
          label={t('cart.quantityOf', { name })}
          labels={{ less: t('cart.less'), more: t('cart.more'), remove: t('cart.removeNamed', { name }) }}
        />
      ) : (
        <Button
          wide
          size={size}
          className="h-full"
          disabled={isOut}
          aria-label={isOut || size === 'medium' ? undefined : t('cart.addNamed', { name })}
          onClick={add}
        >
          {isOut ? (
            t('catalogue.outOfStock')
          ) : (
            <>
              <Icon shape={Plus} className="size-5" />
              {t(size === 'small' ? 'common.add' : 'cart.add')}
            </>
          )}
        </Button>
      )}
      <span role="status" className="sr-only">
        {said}
      </span>
    </div>
  );
}
