import type { Product } from '#contract/catalogue/catalogue.ts';
import { useT } from '#web/i18n/use-t.ts';
import { categoryEmoji } from '#web/lib/goods/category-emoji.ts';
import { pictureSrcSet } from '#web/lib/goods/picture-sizes.ts';
import { useFormat } from '#web/lib/writing/format-context.tsx';
import { splitSize } from '#web/lib/writing/name-size.ts';
import { bindSize } from '#web/lib/writing/no-break.ts';
import { priceNotes } from '#web/lib/writing/price-for.ts';
import { unitWord } from '#web/lib/writing/unit-word.ts';
import { ProductLink } from '#web/shared/shop/product-link.tsx';
import { cx } from '#web/ui/cx.ts';
import { Picture } from '#web/ui/show/picture.tsx';
import { Price } from '#web/ui/show/price.tsx';
import { AddToCart } from './add-to-cart.tsx';
import { stockOf } from './stock-of.ts';

/**
 * The price of a product with the one that a reduction is announced from, what it is for and its unit price, which the law
 * wants wherever a price is. `pack` is the size of what it is for, where the name in sight does not say it.
 */
export function ProductPrice({
  item,
  pack,
  ...looks
}: {
  item: Product;
  pack?: string;
  size?: 'medium' | 'large';
  className?: string;
}) {
  const t = useT();
  const format = useFormat();
  return (
    <Price
      amount={item.price}
      original={item.reduction?.priorPrice ?? null}
      notes={priceNotes({ ...item, ...item.product }, t, format, pack)}
      nowLabel={t('catalogue.priceNow')}
      wasLabel={t('catalogue.priceWas')}
      {...looks}
    />
  );
}

/** In a grid: a third of a phone without its margins, a sixth of the widest column. */
const gridSizes =
  '(min-width: 80rem) 13rem, (min-width: 64rem) 25vw, (min-width: 40rem) 33vw, (min-width: 22.25rem) calc(33vw - 1rem), calc(50vw - 1.5rem)';

/**
 * A product among others, all of one height: an inset picture, beneath it a strip with the reduction and the button, which
 * lie on nothing else, then price, how few are left, name and facts (tiles.css). The whole card links to its page by one
 * link, the name. `load` says when the picture comes: first of all, with the page, or when it scrolls into sight;
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
  const { picture, pictureColor, pieces, unit } = item.product;
  const { title, size } = splitSize(item.name, pieces);
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
        className={cx('tile-picture', stock === 'out' && 'opacity-60 grayscale')}
      />
      {item.reduction && (
        <p className="tile-cut">
          <span>{t('catalogue.discount', { percent: percent(item.reduction.percent) })}</span>
        </p>
      )}
      <div className="tile-text">
        <Heading className="tile-name">
          <ProductLink slug={item.slug} prefetch="intent">
            {bindSize(title)}
            {title !== item.name && <span className="sr-only">{item.name.slice(title.length)}</span>}
          </ProductLink>
        </Heading>
        <ProductPrice item={item} pack={size} />
        {stock !== 'in' && (
          <p className={cx('tile-stock', stock === 'low' && 'text-warn')}>
            {stock === 'out'
              ? t('catalogue.outOfStock')
              : t('catalogue.lowStock', { quantity: quantity(item.quantityInStock, unitWord(unit, t)) })}
          </p>
        )}
      </div>
      {/* After the name for screen readers and for the keyboard. */}
      <AddToCart item={item} />
    </article>
  );
}

/** Two columns; one where letters are large. */
export const twoColumns = 'grid grid-cols-[repeat(auto-fill,minmax(max(8rem,49%_-_--spacing(1.25)),1fr))] gap-2.5';

/** Three columns; two on the narrowest phones, and one or two where letters are large. */
export const threeColumns = 'grid grid-cols-[repeat(auto-fill,minmax(max(6.375rem,33.3%_-_--spacing(1.5)),1fr))] gap-2';

/** The columns of every product grid, skeletons included: twelve fill whole rows of each. */
export const gridStyle = `${threeColumns} sm:grid-cols-3 sm:gap-4 lg:grid-cols-4 xl:grid-cols-6`;

/** The same beside the list of aisles. */
export const besideStyle = `beside-aisles ${threeColumns} sm:grid-cols-3 sm:gap-4 xl:grid-cols-4`;

/** How many stand in the first rows of each width: what a phone shows at once. */
const firstCards = 6;

/** Products in a grid. `isFirst` says that it stands at the top of its page: its first rows load at once. */
export function ProductGrid({
  items,
  isFirst = false,
  heading = 'h3',
  className = gridStyle,
}: {
  items: readonly Product[];
  isFirst?: boolean;
  heading?: 'h2' | 'h3';
  className?: string;
}) {
  return (
    <ul className={className}>
      {items.map((item, i) => (
        <li key={item.id} className={i < firstCards ? undefined : 'far-card'}>
          <ProductTile
            item={item}
            heading={heading}
            load={!isFirst || i >= firstCards ? 'lazy' : i === 0 ? 'first' : 'eager'}
          />
        </li>
      ))}
    </ul>
  );
}
