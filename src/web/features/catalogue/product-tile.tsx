import type { Product } from '#contract/catalogue/catalogue.ts';
import { useT } from '#web/i18n/use-t.ts';
import { categoryEmoji } from '#web/lib/goods/category-emoji.ts';
import { pictureSrcSet } from '#web/lib/goods/picture-sizes.ts';
import { bindSize } from '#web/lib/writing/bind-size.ts';
import { useFormat } from '#web/lib/writing/format-context.tsx';
import { unitWord } from '#web/lib/writing/unit-word.ts';
import { ProductLink } from '#web/shared/shop/product-link.tsx';
import { cx } from '#web/ui/cx.ts';
import { Badge } from '#web/ui/show/badge.tsx';
import { Picture } from '#web/ui/show/picture.tsx';
import { AddToCart } from './add-to-cart.tsx';
import { ProductPrice } from './product-price.tsx';
import { stockOf } from './stock-of.ts';

/** In a grid: a third of a phone without its margins, a sixth of the widest column. */
const gridSizes =
  '(min-width: 80rem) 13rem, (min-width: 64rem) 25vw, (min-width: 40rem) 33vw, (min-width: 22.25rem) calc(33vw - 1rem), calc(50vw - 1.5rem)';

/** On the narrow card of a phone the longest of them must fit. */
const badge = 'max-sm:px-2 max-sm:text-xs';

/**
 * A product among others, all of one height. The whole card links to its page by one link, the name; only the button
 * lies above it, on the picture's lower corner. `load` says when the picture comes: first of all, with the page, or when it scrolls into sight;
 * `heading` is the level that fits the page, `sizes` the width of a card as an image's `sizes` says it.
 */
export function ProductTile({
  item,
  load = 'lazy',
  heading: Heading = 'h3',
  sizes = gridSizes,
}: {
  item: Product;
  load?: 'first' | 'eager' | 'lazy';
  heading?: 'h2' | 'h3';
  sizes?: string;
}) {
  const t = useT();
  const { percent, quantity } = useFormat();
  const stock = stockOf(item, 'card');
  const { picture, pictureColor, unit } = item.product;
  return (
    <article className="product-tile group">
      <Picture
        src={picture}
        {...(picture && { srcSet: pictureSrcSet(picture, 160, 320, 480, 600) })}
        sizes={sizes}
        alt=""
        fallback={categoryEmoji(item.category)}
        width={600}
        height={600}
        color={pictureColor}
        eager={load !== 'lazy'}
        priority={load === 'first'}
        className={cx('w-full', stock === 'out' && 'opacity-60 grayscale')}
      />
      {(item.reduction || stock !== 'in') && (
        <p className="absolute top-1.5 left-1.5 flex flex-col items-start gap-1 tabular-nums">
          {item.reduction && (
            <Badge tone="accent" className={badge}>
              {t('catalogue.discount', { percent: percent(item.reduction.percent) })}
            </Badge>
          )}
          {stock !== 'in' && (
            <Badge tone={stock === 'out' ? 'grey' : 'yellow'} className={badge}>
              {stock === 'out'
                ? t('catalogue.outOfStock')
                : t('catalogue.lowStock', { quantity: quantity(item.quantityInStock, unitWord(unit, t)) })}
            </Badge>
          )}
        </p>
      )}
      <div className="tile-text">
        <Heading className="tile-name">
          <ProductLink slug={item.slug} prefetch="intent">
            {bindSize(item.name)}
          </ProductLink>
        </Heading>
        <ProductPrice item={item} />
      </div>
      {/* After the name for screen readers and for the keyboard. */}
      <AddToCart item={item} />
    </article>
  );
}
