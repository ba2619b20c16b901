import type { Product } from '#contract/catalogue/catalogue.ts';
import { useT } from '#web/i18n/use-t.ts';
import { categoryEmoji } from '#web/lib/goods/category-emoji.ts';
import { pictureAt } from '#web/lib/goods/picture-sizes.ts';
import { useFormat } from '#web/lib/writing/format-context.tsx';
import { bindSize } from '#web/lib/writing/no-break.ts';
import { priceNotes } from '#web/lib/writing/price-for.ts';
import { cx } from '#web/ui/cx.ts';
import { Picture } from '#web/ui/show/picture.tsx';

/** A product in one line: picture, name, price, what that is for and what a kilogram, litre or piece of it costs. */
export function ProductRow({ item }: { item: Product }) {
  const t = useT();
  const format = useFormat();
  const { money } = format;
  const { picture, pictureColor } = item.product;
  const { reduction } = item;
  return (
    <>
      <Picture
        src={picture && pictureAt(picture, 160)}
        alt=""
        width={160}
        height={160}
        fallback={categoryEmoji(item.category)}
        color={pictureColor}
        eager
        className="w-14 shrink-0 rounded-control text-2xl"
      />
      <span className="min-w-0">
        <span className="line-clamp-2 text-sm leading-tight font-semibold">{bindSize(item.name)}</span>
        <span className="flex items-baseline gap-2 text-sm tabular-nums">
          <span className={cx('font-semibold', reduction && 'text-offer')}>
            {reduction && <span className="sr-only">{t('catalogue.priceNow')} </span>}
            {money(item.price)}
          </span>
          {reduction && (
            <s className="text-quiet">
              <span className="sr-only">{t('catalogue.priceWas')} </span>
              {money(reduction.priorPrice)}
            </s>
          )}
          <span className="truncate text-quiet">{priceNotes({ ...item, ...item.product }, t, format).join(' · ')}</span>
        </span>
      </span>
    </>
  );
}
