import type { Product } from '#contract/catalogue/catalogue.ts';
import { ProductTile } from './product-tile.tsx';

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
