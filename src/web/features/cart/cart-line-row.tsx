import Trash from 'lucide/dist/esm/icons/trash.mjs';
import { useT } from '#web/i18n/use-t.ts';
import { categoryEmoji } from '#web/lib/goods/category-emoji.ts';
import { useFormat } from '#web/lib/writing/format-context.tsx';
import { bindSize } from '#web/lib/writing/no-break.ts';
import { priceNotes } from '#web/lib/writing/price-for.ts';
import { removeFromCart } from '#web/shared/cart/cart.ts';
import { type CartLine, cartLineTotal } from '#web/shared/cart/cart-line.ts';
import { ProductLink } from '#web/shared/shop/product-link.tsx';
import { IconButton } from '#web/ui/button/icon-button.tsx';
import { cx } from '#web/ui/cx.ts';
import { passRowFocus } from '#web/ui/list/pass-row-focus.ts';
import { notice } from '#web/ui/messages/notice-store.ts';
import { Icon } from '#web/ui/show/icon.tsx';
import { Picture } from '#web/ui/show/picture.tsx';
import { LineStepper, StockLimit } from './line-stepper.tsx';

/** One product of the cart. `category` is what its category is called. */
export function CartLineRow({ line, category }: { line: CartLine; category: string }) {
  const t = useT('basket');
  const { money, decimals } = useFormat();
  const { id, name, product } = line;
  const remove = (button: HTMLElement) => {
    passRowFocus(button);
    const undo = removeFromCart(id);
    notice(t('cart.removed', { name }), { action: { label: t('common.undo'), onClick: undo } });
  };
  return (
    <li className="grid grid-cols-[--spacing(20)_minmax(0,1fr)] items-center gap-x-4 gap-y-3 border-b border-line py-4 last:border-0 sm:grid-cols-[5rem_minmax(0,1fr)_auto_6rem]">
      <Picture
        src={line.image?.replace(/-\d+\.webp$/, '-320.webp') ?? null}
        alt=""
        fallback={categoryEmoji(line.category)}
        width={80}
        height={80}
        color={product.pictureColor}
        className="size-20 rounded-control border border-line"
      />
      <div className="min-w-0">
        <p className="text-sm text-quiet">{category}</p>
        <ProductLink slug={product.slug} className="block leading-snug font-semibold hover:text-brand hover:underline">
          {bindSize(name)}
        </ProductLink>
        <LinePrice line={line} />
        <StockLimit line={line} />
      </div>
      <div className="col-span-2 flex flex-wrap items-center gap-1 sm:col-span-1">
        <LineStepper line={line} />
        <IconButton
          label={t('cart.removeNamed', { name })}
          icon={<Icon shape={Trash} className="size-5" />}
          className="text-quiet hover:text-bad"
          onClick={(event) => remove(event.currentTarget)}
        />
        <LineTotal className="ml-auto sm:hidden">{money(cartLineTotal(line, decimals))}</LineTotal>
      </div>
      <LineTotal className="text-right max-sm:hidden">{money(cartLineTotal(line, decimals))}</LineTotal>
    </li>
  );
}

/** What one costs, the old price, what it is for and the unit price, in one line. */
function LinePrice({ line }: { line: CartLine }) {
  const t = useT('basket');
  const format = useFormat();
  const { money } = format;
  const { reduction } = line.product;
  return (
    <p className="flex flex-wrap items-baseline gap-x-2 text-sm tabular-nums">
      <span className={cx('font-semibold', reduction && 'text-offer')}>
        {reduction && <span className="sr-only">{t('catalogue.priceNow')} </span>}
        {money(line.price)}
      </span>
      {reduction && (
        <s className="text-quiet">
          <span className="sr-only">{t('catalogue.priceWas')} </span>
          {money(reduction.priorPrice)}
        </s>
      )}
      <span className="text-quiet">{priceNotes(line.product, t, format).join(' · ')}</span>
    </p>
  );
}

function LineTotal({ className, children }: { className: string; children: string }) {
  const t = useT('basket');
  return (
    <p className={`${className} text-lg font-bold tabular-nums`}>
      <span className="sr-only">{t('basket.lineTotal')} </span>
      {children}
    </p>
  );
}
