import type { Category } from '#contract/catalogue/catalogue.ts';
import { useT } from '#web/i18n/use-t.ts';
import { useFormat } from '#web/lib/writing/format-context.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { Select } from '#web/ui/form/select.tsx';

/** The category as a named select of a form, with how many products are in each; reports each change. */
export function CategoryField({
  categories,
  chosen,
  onChange,
  className = '',
}: {
  /** Null when they could not be loaded. */
  categories: readonly Category[] | null;
  /** A code, which stands in the list in any case; empty for all. */
  chosen: string;
  onChange: (patch: { category: string }) => void;
  className?: string;
}) {
  const t = useT();
  const { number } = useFormat();
  return (
    <Field label={t('catalogue.category')} className={className}>
      {(control) => (
        <Select
          {...control}
          name="category"
          value={chosen}
          onChange={(event) => onChange({ category: event.target.value })}
        >
          <option value="">{t('catalogue.allCategories')}</option>
          {categories === null && <option disabled>{t('catalogue.categoriesFailed')}</option>}
          {categories?.map(({ id, label, numberOfProducts }) => (
            <option key={id} value={id}>
              {`${label} (${number(numberOfProducts)})`}
            </option>
          ))}
          {chosen && !categories?.some(({ id }) => id === chosen) && <option value={chosen}>{chosen}</option>}
        </Select>
      )}
    </Field>
  );
}
