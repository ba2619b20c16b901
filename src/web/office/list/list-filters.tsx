import SlidersHorizontal from 'lucide/dist/esm/icons/sliders-horizontal.mjs';
import X from 'lucide/dist/esm/icons/x.mjs';
import type { ReactNode } from 'react';
import { cx } from '#web/ui/cx.ts';
import { Field } from '#web/ui/form/field.tsx';
import { Select } from '#web/ui/form/select.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { Icon } from '#web/ui/show/icon.tsx';
import { zoneText } from '../form/zone-text.ts';
import type { ListFilter, ListRow } from './list-definition.ts';
import { sortOptions } from './sort-options.ts';
import { SortSelect } from './sort-select.tsx';
import type { List } from './use-list.ts';

type Control = Exclude<ListFilter, { kind: 'chip' }>;
const controlsOf = (filters: readonly ListFilter[]) =>
  filters.filter((filter): filter is Control => filter.kind !== 'chip');

function useSetFilter<Row extends ListRow>({ state, change }: List<Row>) {
  return (name: string, value: string) => {
    const { [name]: _, ...others } = state.filters;
    change({ filters: value ? { ...others, [name]: value } : others });
  };
}

/** Shows and hides the filters and the order of a list, and says how many filters are set. */
export function FiltersButton<Row extends ListRow>(props: {
  list: List<Row>;
  controls: string;
  isOpen: boolean;
  onPress: () => void;
}) {
  const { list, controls, isOpen, onPress } = props;
  const { definition, state, at } = list;
  const filters = controlsOf(definition.filters);
  if (filters.length === 0 && sortOptions(definition, at.t).length === 0) return null;
  const count = filters.filter(({ name }) => state.filters[name]).length;
  const text = at.t('admin.list.filters');
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      aria-controls={controls}
      className={cx(
        'flex min-h-11 shrink-0 cursor-pointer items-center gap-2 rounded-control border px-3 text-sm font-semibold md:min-h-9 md:px-2 md:text-[0.8125rem]',
        count > 0 ? 'border-brand bg-brand-soft text-brand' : 'border-edge',
      )}
      onClick={onPress}
    >
      <Icon shape={SlidersHorizontal} className="size-4" />
      {count > 0 ? `${text} (${count})` : text}
    </button>
  );
}

/** The filters of a list and its order, folded behind their button; `children` stand with them on a phone. */
export function FiltersPanel<Row extends ListRow>(props: {
  list: List<Row>;
  id: string;
  isOpen: boolean;
  children: ReactNode;
}) {
  const { list, id, isOpen, children } = props;
  const { definition, state, at } = list;
  const setFilter = useSetFilter(list);
  return (
    <div id={id} className={cx('mb-2 rounded-control bg-sunken p-2', !isOpen && 'hidden')}>
      {isOpen && (
        <div className="grid grid-cols-2 items-end gap-2 md:grid-cols-[repeat(auto-fill,minmax(11rem,1fr))]">
          {children}
          {controlsOf(definition.filters).map((filter) => (
            <Field
              key={filter.name}
              label={filter.label(at.t)}
              {...(filter.kind === 'date' && filter.byShopClock && { hint: zoneText(at.timeZone, new Date(), at.t) })}
              className="dense"
            >
              {(control) => (
                <FilterControl
                  {...control}
                  filter={filter}
                  list={list}
                  value={state.filters[filter.name] ?? ''}
                  onValue={(value) => setFilter(filter.name, value)}
                />
              )}
            </Field>
          ))}
          <SortSelect list={list} />
        </div>
      )}
    </div>
  );
}

/** What a link has set that no control of the list shows: one press takes it away. */
export function FilterChips<Row extends ListRow>({ list }: { list: List<Row> }) {
  const { definition, state, at } = list;
  const setFilter = useSetFilter(list);
  const chips = definition.filters.flatMap((filter) => {
    const value = state.filters[filter.name];
    if (filter.kind !== 'chip' || !value) return [];
    return [{ name: filter.name, text: `${filter.label(at.t)} ${filter.text?.(value, at) ?? value}` }];
  });
  return chips.map(({ name, text }) => (
    <button
      key={name}
      type="button"
      className="flex min-h-9 cursor-pointer items-center gap-1.5 rounded-full border border-brand bg-brand-soft px-3 text-sm font-semibold text-brand"
      onClick={() => setFilter(name, '')}
    >
      {text}
      <Icon shape={X} className="size-4" />
      <span className="sr-only">{at.t('admin.list.clear')}</span>
    </button>
  ));
}

function FilterControl<Row extends ListRow>(props: {
  id: string;
  filter: Control;
  list: List<Row>;
  value: string;
  onValue: (value: string) => void;
}) {
  const { id, filter, list, value, onValue } = props;
  if (filter.kind === 'date')
    return <TextInput id={id} type="date" value={value} onChange={(event) => onValue(event.target.value)} />;
  return (
    <Select id={id} value={value} onChange={(event) => onValue(event.target.value)}>
      <option value="">{list.at.t('admin.list.all')}</option>
      {filter.options(list.at).map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </Select>
  );
}
