import type { Product } from '#contract/catalogue.ts';
import { ProductCard } from './product-card.tsx';

/** Two columns; one where letters are large. */
export const twoColumns = 'grid grid-cols-[repeat(auto-fill,minmax(max(8rem,49%_-_--spacing(1.25)),1fr))] gap-2.5';

/** The columns of every product grid, skeletons included: twelve fill whole rows of each. */
export const gridStyle = `${twoColumns} sm:grid-cols-3 sm:gap-4 lg:grid-cols-4 xl:grid-cols-6`;

/** How many stand in the first rows of each width. */
const firstCards = 6;

/**
 * A card further down is laid out when it comes near, and takes the room of a square picture over three lines of name
 * till then; so sixty offers cost a phone no more than the first. What is pointed at may shine over its edge.
 */
const farCard =
  '[content-visibility:auto] [contain-intrinsic-size:auto_calc(50vw_+_10.8rem)] focus-within:[content-visibility:visible] hover:[content-visibility:visible] sm:[contain-intrinsic-size:auto_calc(33.3vw_+_10.8rem)] lg:[contain-intrinsic-size:auto_calc(25vw_+_11rem)] xl:[contain-intrinsic-size:auto_24.5rem]';

/** Products in a grid. `isFirst` says that it stands at the top of its page: its first row loads at once. */
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
        <li key={item.id} className={i < firstCards ? undefined : farCard}>
          <ProductCard item={item} heading={heading} load={!isFirst || i > 3 ? 'lazy' : i === 0 ? 'first' : 'eager'} />
        </li>
      ))}
    </ul>
  );
}
