import { Field } from '#web/ui/form/field.tsx';
import { Select } from '#web/ui/form/select.tsx';
import type { ListRow } from './list-definition.ts';
import { sortOptions } from './sort-options.ts';
import type { List } from './use-list.ts';

/** The order of a list, with what no column stands for; on a phone, where no heads of columns are, the only way to it. */
export function SortSelect<Row extends ListRow>({ list }: { list: List<Row> }) {
  const { definition, state, at, change } = list;
  const options = sortOptions(definition, at.t);
  if (options.length === 0) return null;
  return (
    <Field label={at.t('admin.list.sort')} className="dense">
      {(control) => (
        <Select {...control} value={state.sortBy} onChange={(event) => change({ sortBy: event.target.value })}>
          {options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
