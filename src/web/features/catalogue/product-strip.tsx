import type { Product } from '#contract/catalogue.ts';
import { ProductTile } from './product-tile.tsx';

/** Products in one row that scrolls sideways, by finger, wheel or the focus of its links. `label` names it. */
export function ProductStrip({ items, label }: { items: readonly Product[]; label: string }) {
  return (
    <ul
      aria-label={label}
      className="-mx-4 flex snap-x scroll-px-4 gap-2.5 overflow-x-auto px-4 pb-3 sm:gap-4 md:-mx-6 md:scroll-px-6 md:px-6"
    >
      {items.map((item) => (
        <li key={item.id} className="w-[min(10.75rem,78vw)] shrink-0 snap-start sm:w-56">
          <ProductTile item={item} sizes="(min-width: 40rem) 14rem, 10.75rem" />
        </li>
      ))}
    </ul>
  );
}
