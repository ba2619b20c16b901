import { useT } from '#web/i18n/use-t.ts';
import { categoryEmoji } from '#web/lib/goods/category-emoji.ts';
import { pictureAt } from '#web/lib/goods/picture-sizes.ts';
import { useFormat } from '#web/lib/writing/format-context.tsx';
import { bindSize } from '#web/lib/writing/no-break.ts';
import { unitWord } from '#web/lib/writing/unit-word.ts';
import { removeFromCart } from '#web/shared/cart/cart.ts';
import { type CartLine, cartLineTotal } from '#web/shared/cart/cart-line.ts';
import { closeMiniCart } from '#web/shared/cart/mini-cart-open.ts';
import { ProductLink } from '#web/shared/shop/product-link.tsx';
import { Picture } from '#web/ui/show/picture.tsx';
import { LineStepper, StockLimit } from './line-stepper.tsx';

/** One product of the mini cart; minus takes it out at its first quantity and at the last step. `onRemoved` gets the way back. */
export function MiniCartLine({ line, onRemoved }: { line: CartLine; onRemoved: (undo: () => void) => void }) {
  const t = useT('basket');
  const { money, decimals } = useFormat();
  const { id, name, product } = line;
  return (
    <li className="grid grid-cols-[--spacing(16)_minmax(0,1fr)] gap-x-3 border-b border-line py-3 first:pt-0 last:border-0">
      <Picture
        src={line.image && pictureAt(line.image, 160)}
        alt=""
        fallback={categoryEmoji(line.category)}
        width={64}
        height={64}
        color={product.pictureColor}
        className="size-16 rounded-control border border-line"
      />
      <div className="min-w-0">
        <ProductLink
          slug={product.slug}
          onClick={closeMiniCart}
          className="leading-snug font-semibold hover:text-brand hover:underline"
        >
          {bindSize(name)}
        </ProductLink>
        <p className="text-sm text-quiet tabular-nums">
          {/* What is weighed has its price for the unit already. */}
          {unitWord(product.unit, t) === undefined && `${money(line.price)} · `}
          {`${money(product.unitPrice)}\u00a0/\u00a0${t(`common.unit_${product.unitPriceUnit}`)}`}
        </p>
        <StockLimit line={line} />
        <div className="mt-1.5 flex flex-wrap items-center justify-between gap-x-3">
          <LineStepper line={line} onRemove={() => onRemoved(removeFromCart(id))} />
          <p className="font-bold tabular-nums">
            <span className="sr-only">{t('basket.lineTotal')} </span>
            {money(cartLineTotal(line, decimals))}
          </p>
        </div>
      </div>
    </li>
  );
}
