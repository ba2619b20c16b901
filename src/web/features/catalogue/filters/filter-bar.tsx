import ChevronDown from 'lucide/dist/esm/icons/chevron-down.mjs';
import SlidersHorizontal from 'lucide/dist/esm/icons/sliders-horizontal.mjs';
import { type ReactNode, startTransition, useEffect, useState } from 'react';
import type { Category } from '#contract/catalogue/catalogue.ts';
import { useT } from '#web/i18n/use-t.ts';
import { afterPaint } from '#web/lib/page/after-paint.ts';
import { useFlags } from '#web/shared/shop/flags.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Menu } from '#web/ui/button/menu.tsx';
import { Sheet } from '#web/ui/modal/dialog.tsx';
import { Icon } from '#web/ui/show/icon.tsx';
import { CategoryField } from './category-field.tsx';
import { FilterDetails } from './filter-details.tsx';
import { FilterFields } from './filter-fields.tsx';
import { countFilters, noFilters, type ProductFilters } from './product-filters.ts';
import { SearchBox } from './search-box.tsx';
import type { FilterPatch } from './use-filters.ts';
import type { Waiting } from './use-send-later.ts';

/**
 * A real form to the product list: without script its button sends it, with script each change acts at once. On a wide
 * screen it is one row, whose last button opens price, diets and allergens; on a phone it stands in a sheet (without
 * script, in the page).
 */
export function FilterBar({
  filters,
  categories,
  total,
  timesCleared,
  onChange,
  onClear,
}: {
  filters: ProductFilters;
  categories: readonly Category[] | null;
  /** Products found, for the button that closes the sheet. */
  total: number;
  /** See `useFilters`. */
  timesCleared: number;
  onChange: (patch: FilterPatch) => void;
  onClear: () => void;
}) {
  const t = useT('list');
  const { features } = useFlags();
  const [isOpen, setOpen] = useState(false);
  const [waiting] = useState<Waiting>(() => new Set());
  // What was typed a moment before the sheet closes counts.
  const close = () => {
    for (const send of waiting) send();
    setOpen(false);
  };
  const count = countFilters(filters);
  const inMenu = countFilters({ ...filters, category: '', kind: '', unit: '', onlyDiscounted: false });
  const canClear = count > 0 || filters.search !== '' || filters.sortBy !== '';
  const details = { filters, timesCleared, onChange };
  const category = { categories, chosen: filters.category, onChange };
  const fields = <FilterFields filters={filters} onChange={onChange} />;
  const clear = (word: 'list.clearFilters' | 'catalogue.clearAll') => (
    <Button
      variant="ghost"
      className="whitespace-nowrap"
      onClick={() => {
        onClear();
        onChange(noFilters);
      }}
    >
      {t(word)}
    </Button>
  );
  return (
    <>
      <form
        action="/products"
        aria-label={t('list.filters')}
        onSubmit={(event) => event.preventDefault()}
        className="filter-row flex flex-wrap items-end gap-2.5 max-lg:not-noscript:col-span-1! max-lg:not-noscript:col-start-1 max-lg:not-noscript:row-start-2"
      >
        {features.search && (
          <div className="min-w-40 flex-1 max-lg:not-noscript:hidden">
            <SearchBox key={timesCleared} value={filters.search} onSearch={onChange} suggests />
          </div>
        )}
        <Button
          variant="secondary"
          className="px-4! lg:hidden noscript:hidden"
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        >
          <Icon shape={SlidersHorizontal} className="size-5" />
          {t('list.filters')}
          <Count of={count} />
        </Button>
        {features.productFilters && (
          <CategoryField {...category} className="min-w-0 max-lg:flex-1 max-lg:not-noscript:hidden lg:w-40" />
        )}
        <div className="grid w-full items-end gap-2.5 max-lg:not-noscript:hidden sm:grid-cols-2 lg:flex lg:w-auto">
          {fields}
        </div>
        {features.productFilters && (
          <Menu
            keepsOpen
            isOpen={filters.refused && true}
            className="max-lg:not-noscript:hidden beneath-row"
            summaryClass="button button-secondary min-h-12 px-4 hover:border-brand hover:text-brand"
            summary={
              <>
                {t('list.filters')}
                <Count of={inMenu} />
                <Icon shape={ChevronDown} className="size-4" />
              </>
            }
          >
            <div className="grid gap-x-8 gap-y-4 lg:grid-cols-[16rem_9rem_1fr]">
              <FilterDetails {...details} />
            </div>
            {canClear && <p className="mt-2 text-right noscript:hidden">{clear('list.clearFilters')}</p>}
          </Menu>
        )}
        {filters.kind && <input type="hidden" name="kind" value={filters.kind} />}
        {filters.postalCode && <input type="hidden" name="postalCode" value={filters.postalCode} />}
        <Button type="submit" className="not-noscript:hidden">
          {t('common.apply')}
        </Button>
      </form>
      <Sheet
        open={isOpen}
        onClose={close}
        title={t('list.filters')}
        closeLabel={t('common.close')}
        footer={
          <>
            {canClear && clear('catalogue.clearAll')}
            <Button className="flex-1" onClick={close}>
              {t('list.showResults', { count: total })}
            </Button>
          </>
        }
      >
        <Later>
          <div className="grid gap-5">
            {features.search && (
              <SearchBox key={timesCleared} value={filters.search} waiting={waiting} onSearch={onChange} />
            )}
            {features.productFilters && <CategoryField {...category} />}
            {fields}
            <FilterDetails {...details} waiting={waiting} />
          </div>
        </Later>
      </Sheet>
    </>
  );
}

/** How many filters hold, beside the button that opens them; nothing where none does. */
function Count({ of: count }: { of: number }) {
  const t = useT('list');
  if (count === 0) return null;
  return (
    <span className="inline-flex size-6 items-center justify-center rounded-full bg-brand text-sm text-on-brand">
      <span aria-hidden="true">{count}</span>
      <span className="sr-only">{t('list.filtersActive', { count })}</span>
    </span>
  );
}

/** The sheet shows first, at its whole height; what stands in it comes with the paint after that. */
function Later({ children }: { children: ReactNode }) {
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    // The dialog itself opens after a paint.
    let giveUp = afterPaint(() => {
      giveUp = afterPaint(() => startTransition(() => setReady(true)));
    });
    return () => giveUp();
  }, []);
  return isReady ? children : <div className="h-dvh" />;
}
