import SlidersHorizontal from 'lucide/dist/esm/icons/sliders-horizontal.mjs';
import { type ReactNode, startTransition, useEffect, useState } from 'react';
import type { Category } from '#contract/catalogue/catalogue.ts';
import { useT } from '#web/i18n/use-t.ts';
import { afterPaint } from '#web/lib/page/after-paint.ts';
import { useFlags } from '#web/shared/shop/flags.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Sheet } from '#web/ui/modal/sheet.tsx';
import { Icon } from '#web/ui/show/icon.tsx';
import { CategoryField } from './category-field.tsx';
import { FilterDetails } from './filter-details.tsx';
import { FilterFields } from './filter-fields.tsx';
import { countFilters, noFilters, type ProductFilters } from './product-filters.ts';
import { SearchBox } from './search-box.tsx';
import type { FilterPatch } from './use-filters.ts';
import type { Waiting } from './use-send-later.ts';

/**
 * A real form to the product list: without script its button sends it, with script each change acts at once. On a phone
 * it stands in a sheet (without script, in the page).
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
        className="flex flex-wrap items-end gap-2.5 max-lg:not-noscript:col-span-1! max-lg:not-noscript:col-start-1 max-lg:not-noscript:row-start-2"
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
          {count > 0 && (
            <span className="inline-flex size-6 items-center justify-center rounded-full bg-brand text-sm text-on-brand">
              <span aria-hidden="true">{count}</span>
              <span className="sr-only">{t('list.filtersActive', { count })}</span>
            </span>
          )}
        </Button>
        {features.productFilters && (
          <CategoryField {...category} className="min-w-0 max-lg:flex-1 max-lg:not-noscript:hidden lg:w-40 xl:w-48" />
        )}
        <div className="grid w-full items-end gap-2.5 max-lg:not-noscript:hidden sm:grid-cols-2 lg:flex lg:w-auto">
          {fields}
        </div>
        <div className="flex w-full flex-wrap items-center gap-2.5 max-lg:not-noscript:hidden">
          <FilterDetails {...details} asMenu />
          {filters.kind && <input type="hidden" name="kind" value={filters.kind} />}
          {filters.postalCode && <input type="hidden" name="postalCode" value={filters.postalCode} />}
          <Button type="submit" className="not-noscript:hidden">
            {t('common.apply')}
          </Button>
          {canClear && <span className="ml-auto noscript:hidden">{clear('list.clearFilters')}</span>}
        </div>
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
            <FilterDetails {...details} waiting={waiting} asMenu={false} />
          </div>
        </Later>
      </Sheet>
    </>
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
