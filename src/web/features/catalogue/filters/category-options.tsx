import type { Category } from '#contract/catalogue.ts';
import { useT } from '#web/i18n/use-t.ts';
import { useFormat } from '#web/lib/writing/format-context.tsx';

/**
 * The aisles for a select, with how much stands in each. `categories` is null when they could not be loaded; the code of
 * the `chosen` one is there in any case.
 */
export function CategoryOptions({ categories, chosen }: { categories: readonly Category[] | null; chosen: string }) {
  const t = useT();
  const { number } = useFormat();
  return (
    <>
      <option value="">{t('catalogue.allCategories')}</option>
      {categories === null && <option disabled>{t('catalogue.categoriesFailed')}</option>}
      {categories?.map(({ id, label, numberOfProducts }) => (
        <option key={id} value={id}>
          {`${label} (${number(numberOfProducts)})`}
        </option>
      ))}
      {chosen && !categories?.some(({ id }) => id === chosen) && <option value={chosen}>{chosen}</option>}
    </>
  );
}
