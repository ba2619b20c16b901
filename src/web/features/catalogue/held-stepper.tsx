import type { Product } from '#contract/catalogue/catalogue.ts';
import { useT } from '#web/i18n/use-t.ts';
import { useFormat } from '#web/lib/writing/format-context.tsx';
import { unitWord } from '#web/lib/writing/unit-word.ts';
import { removeFromCart, setCartQuantity } from '#web/shared/cart/cart.ts';
import { type CartLine, maxQuantity, toCartLine } from '#web/shared/cart/cart-line.ts';
import { Stepper } from '#web/ui/form/stepper.tsx';
import { notice } from '#web/ui/messages/notice-store.ts';

/**
 * How much of a product is in the cart, and the ways to change it: minus takes it out, with a way back, at the first
 * quantity, which is what a press by mistake has put in, and at the last step.
 */
export function HeldStepper({ item, line, onRemoved }: { item: Product; line: CartLine; onRemoved: () => void }) {
  const t = useT();
  const format = useFormat();
  const { id, name } = item;
  const unit = unitWord(item.product.unit, t);
  const max = maxQuantity(toCartLine(item, 0));
  const showLimit = () =>
    notice(
      item.quantityInStock <= 999 && item.inventory
        ? t('cart.limit', { name, quantity: format.quantity(max, unit) })
        : t('errors.validation.quantityTooLarge'),
    );
  const remove = () => {
    onRemoved();
    const undo = removeFromCart(id);
    notice(t('cart.removed', { name }), { action: { label: t('common.undo'), onClick: undo } });
  };
  return (
    <Stepper
      wide
      value={line.quantity}
      min={item.quantityStep}
      step={item.quantityStep}
      max={max}
      unit={unit}
      onChange={(quantity) => setCartQuantity(id, quantity)}
      onRemove={remove}
      removeAt={item.firstQuantity}
      onLimit={showLimit}
      label={t('cart.quantityOf', { name })}
      labels={{ less: t('cart.less'), more: t('cart.more'), remove: t('cart.removeNamed', { name }) }}
    />
  );
}
