import { useId } from 'react';
import { Select } from '#web/ui/form/select.tsx';
import type { ListRow } from './list-definition.ts';
import { sortOptions } from './sort-options.ts';
import type { List } from './use-list.ts';

/** The order of a list, with what no column stands for; on a phone, where no heads of columns are, the only way to it. */
export function SortSelect<Row extends ListRow>({ list }: { list: List<Row> }) {
  const id = useId();
  const { definition, state, at, change } = list;
  const options = sortOptions(definition, at.t);
  if (options.length === 0) return null;
  return (
    <div className="dense flex min-w-0 items-center gap-2 text-sm max-md:w-full">
      <label htmlFor={id} className="whitespace-nowrap text-quiet">
        {at.t('admin.list.sort')}
      </label>
      <Select
        id={id}
        className="min-w-0 max-md:flex-1"
        value={state.sortBy}
        onChange={(event) => change({ sortBy: event.target.value })}
      >
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Select>
    </div>
  );
}
