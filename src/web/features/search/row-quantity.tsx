import Plus from 'lucide/dist/esm/icons/plus.mjs';
import { useEffect, useRef } from 'react';
import type { Product } from '#contract/catalogue/catalogue.ts';
import { useT } from '#web/i18n/use-t.ts';
import { unitWord } from '#web/lib/writing/unit-word.ts';
import { removeFromCart, setCartQuantity, useCartLine } from '#web/shared/cart/cart.ts';
import { maxQuantity, toCartLine } from '#web/shared/cart/cart-line.ts';
import { Stepper } from '#web/ui/form/stepper.tsx';
import { Icon } from '#web/ui/show/icon.tsx';

/**
 * How much of a suggested product is in the cart: a plus that puts it there, then a stepper in its place. `onChange`
 * tells of each press.
 */
export function RowQuantity({
  item,
  onAdd,
  onChange,
}: {
  item: Product;
  onAdd: (item: Product) => void;
  onChange: () => void;
}) {
  const t = useT('search');
  const { id, name, firstQuantity, quantityStep } = item;
  const line = useCartLine(id);
  const box = useRef<HTMLDivElement>(null);
  const hadFocus = useRef(false);
  const isIn = line !== undefined;
  // The control that was pressed is replaced: by keyboard the focus goes on in what stands there now.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the change of control is the event
  useEffect(() => {
    if (hadFocus.current) [...(box.current?.querySelectorAll('button') ?? [])].at(-1)?.focus({ preventScroll: true });
    hadFocus.current = false;
  }, [isIn]);
  const act = (change: () => void) => () => {
    hadFocus.current = box.current?.contains(document.activeElement) === true;
    change();
    onChange();
  };
  if (item.inventory && item.quantityInStock <= 0 && !line)
    return <span className="pr-1 text-sm text-quiet">{t('catalogue.outOfStock')}</span>;
  return (
    <div ref={box} className={line && 'inline-flex w-31'}>
      {line ? (
        <Stepper
          wide
          value={line.quantity}
          min={quantityStep}
          step={quantityStep}
          max={maxQuantity(toCartLine(item, 0))}
          unit={unitWord(item.product.unit, t)}
          onChange={(quantity) => {
            setCartQuantity(id, quantity);
            onChange();
          }}
          onRemove={act(() => removeFromCart(id))}
          removeAt={firstQuantity}
          label={t('cart.quantityOf', { name })}
          labels={{ less: t('cart.less'), more: t('cart.more'), remove: t('cart.removeNamed', { name }) }}
        />
      ) : (
        <button
          type="button"
          aria-label={t('cart.addNamed', { name })}
          onClick={act(() => onAdd(item))}
          className="inline-flex size-11 items-center justify-center rounded-full border border-edge bg-card text-brand hover:border-brand"
        >
          <Icon shape={Plus} className="size-5" />
        </button>
      )}
    </div>
  );
}
