import { useT } from '#web/i18n/use-t.ts';
import { useFormat } from '#web/lib/writing/format-context.tsx';
import { unitWord } from '#web/lib/writing/unit-word.ts';
import { setCartQuantity } from '#web/shared/cart/cart.ts';
import { type CartLine, maxQuantity } from '#web/shared/cart/cart-line.ts';
import { Stepper } from '#web/ui/form/stepper.tsx';

/**
 * How much of a cart line there shall be. With `onRemove`, minus takes the line out at its first quantity and at the
 * last step.
 */
export function LineStepper({ line, onRemove }: { line: CartLine; onRemove?: () => void }) {
  const t = useT();
  const { id, name, product } = line;
  return (
    <div className="inline-flex w-stepper">
      <Stepper
        wide
        value={line.quantity}
        min={product.quantityStep}
        step={product.quantityStep}
        max={maxQuantity(line)}
        unit={unitWord(product.unit, t)}
        onChange={(value) => setCartQuantity(id, value)}
        {...(onRemove && { onRemove, removeAt: product.firstQuantity })}
        label={t('cart.quantityOf', { name })}
        labels={{ less: t('cart.less'), more: t('cart.more'), remove: t('cart.removeNamed', { name }) }}
      />
    </div>
  );
}

/** Says that a line has all that the store has left. */
export function StockLimit({ line }: { line: CartLine }) {
  const t = useT('basket');
  const { quantity } = useFormat();
  const { product } = line;
  const most = maxQuantity(line);
  if (!product.inventory || line.quantity < most) return null;
  return (
    <p className="text-sm text-warn">{t('basket.onlyLeft', { quantity: quantity(most, unitWord(product.unit, t)) })}</p>
  );
}
