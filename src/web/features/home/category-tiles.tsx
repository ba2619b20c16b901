import LayoutGrid from 'lucide/dist/esm/icons/layout-grid.mjs';
import { type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Category } from '#contract/catalogue/catalogue.ts';
import { useT } from '#web/i18n/use-t.ts';
import { categoryAddress } from '#web/lib/goods/category-address.ts';
import { cx } from '#web/ui/cx.ts';
import { Link } from '#web/ui/link.tsx';
import { Icon } from '#web/ui/show/icon.tsx';

/** How many a phone shows before it is asked for all: three rows with the tile that asks. */
const firstOnPhone = 8;
const card =
  'group flex h-full w-full flex-col overflow-hidden rounded-card border border-line bg-card text-left transition-shadow hover:shadow-lift';

/**
 * The aisles of the store, each with its picture (the shop's own, else the one of its code), its name and, unless that is
 * not known, how much stands in it.
 */
export function CategoryTiles({
  categories,
  isCounted = true,
  isWhole = false,
}: {
  categories: readonly Category[];
  isCounted?: boolean;
  /** Shows all of them on a phone too. */
  isWhole?: boolean;
}) {
  const t = useT();
  const [showsAll, showAll] = useState(isWhole);
  const list = useRef<HTMLUListElement>(null);
  const isLong = categories.length > firstOnPhone + 1;
  function open(): void {
    flushSync(() => showAll(true));
    // The tile that was pressed goes; the first of the new ones stands in its place.
    list.current?.querySelectorAll('a')[firstOnPhone]?.focus({ preventScroll: true });
  }
  return (
    <ul
      ref={list}
      className="grid grid-cols-[repeat(auto-fill,minmax(max(5rem,32%_-_--spacing(2)),1fr))] gap-2.5 sm:grid-cols-4 sm:gap-4 lg:grid-cols-6"
    >
      {categories.map(({ id, label, numberOfProducts, image, color }, i) => (
        <li key={id} className={cx(isLong && !showsAll && i >= firstOnPhone && 'max-sm:not-noscript:hidden')}>
          <Link to={categoryAddress(id)} prefetch="intent" className={card}>
            <span
              className="block aspect-square overflow-hidden bg-sunken"
              style={color ? { backgroundColor: color } : undefined}
            >
              <img
                src={image ?? `/site/tile-${id.toLowerCase()}.webp`}
                alt=""
                width={400}
                height={400}
                loading="lazy"
                decoding="async"
                className="size-full object-cover transition-transform duration-200 group-hover:scale-105"
              />
            </span>
            <TileText name={label}>{isCounted && t('catalogue.results', { count: numberOfProducts })}</TileText>
          </Link>
        </li>
      ))}
      {isLong && !showsAll && (
        <li className="sm:hidden noscript:hidden">
          <button type="button" onClick={open} className={card}>
            <span className="flex aspect-square w-full items-center justify-center bg-brand-soft text-brand">
              <Icon shape={LayoutGrid} className="size-10" />
            </span>
            <TileText name={t('catalogue.allCategories')}>{String(categories.length)}</TileText>
          </button>
        </li>
      )}
    </ul>
  );
}

function TileText({ name, children }: { name: string; children: ReactNode }) {
  return (
    <span className="flex flex-1 flex-col p-2.5 sm:p-3">
      <span className="text-sm leading-snug font-semibold hyphens-auto [hyphenate-limit-chars:10] group-hover:underline sm:text-base sm:leading-snug">
        {name}
      </span>
      <span className="mt-auto pt-0.5 text-sm text-quiet">{children}</span>
    </span>
  );
}
