import type { OfficeT } from '../use-office-t.ts';
import type { ListDefinition, ListRow } from './list-definition.ts';

/**
 * Every order that a list can be in, with its name: those of its columns, each way, and those that no column stands for. None
 * where there is nothing to choose.
 */
export function sortOptions<Row extends ListRow>(
  { columns, moreSorts = [] }: Pick<ListDefinition<Row>, 'columns' | 'moreSorts'>,
  t: OfficeT,
): { value: string; label: string }[] {
  const ofColumns = columns.flatMap(({ sorts, label }) => {
    if (!sorts) return [];
    const name = label(t);
    const descending = { value: sorts.descending, label: t('admin.list.sortDown', { name }) };
    // Some calls know one way alone.
    if (sorts.ascending === sorts.descending) return [descending];
    return [{ value: sorts.ascending, label: t('admin.list.sortUp', { name }) }, descending];
  });
  const all = [...ofColumns, ...moreSorts.map(({ value, label }) => ({ value, label: label(t) }))];
  return all.length > 1 ? all : [];
}
