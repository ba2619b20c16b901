import SlidersHorizontal from 'lucide/dist/esm/icons/sliders-horizontal.mjs';
import X from 'lucide/dist/esm/icons/x.mjs';
import { useEffect, useId, useRef, useState } from 'react';
import { cx } from '#web/ui/cx.ts';
import { Field } from '#web/ui/form/field.tsx';
import { Select } from '#web/ui/form/select.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { Icon } from '#web/ui/show/icon.tsx';
import { zoneText } from '../form/zone-text.ts';
import { useKey } from '../keys/use-key.ts';
import type { ListFilter, ListRow } from './list-definition.ts';
import type { List } from './use-list.ts';

/** Milliseconds without a key before words are searched for; Enter searches at once. */
const rest = 250;

/** The search of a list and its filters, which a phone folds behind one button; all of it is kept in the address. */
export function ListFilters<Row extends ListRow>({ list }: { list: List<Row> }) {
  const { definition, state, at, change } = list;
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  if (!definition.search && definition.filters.length === 0) return null;
  const setFilter = (name: string, value: string) => {
    const { [name]: _, ...others } = state.filters;
    change({ filters: value ? { ...others, [name]: value } : others });
  };
  const chips = definition.filters.flatMap((filter) => {
    const value = state.filters[filter.name];
    if (filter.kind !== 'chip' || !value) return [];
    return [{ name: filter.name, text: `${filter.label(at.t)} ${filter.text?.(value, at) ?? value}` }];
  });
  const controls = definition.filters.filter((filter) => filter.kind !== 'chip');
  return (
    <div className="mb-4 grid grid-cols-[minmax(0,1fr)_auto] items-end gap-2 md:flex md:flex-wrap">
      {definition.search && <SearchBox list={list} hint={definition.search.hint(at.t)} />}
      {controls.length > 0 && (
        <FoldButton
          controls={id}
          isOpen={isOpen}
          text={at.t('admin.list.filters')}
          count={controls.filter(({ name }) => state.filters[name]).length}
          onPress={() => setOpen(!isOpen)}
        />
      )}
      <div id={id} className={cx('col-span-2 grid grid-cols-2 gap-2 md:contents', !isOpen && 'max-md:hidden')}>
        {controls.map((filter) => (
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
      </div>
      {chips.map(({ name, text }) => (
        <Chip key={name} list={list} text={text} onClear={() => setFilter(name, '')} />
      ))}
    </div>
  );
}

/** On a phone alone: shows and hides the filters, and says how many are set. */
function FoldButton(props: { controls: string; isOpen: boolean; text: string; count: number; onPress: () => void }) {
  const { controls, isOpen, text, count, onPress } = props;
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      aria-controls={controls}
      className={cx(
        'flex min-h-11 cursor-pointer items-center gap-2 justify-self-start rounded-control border px-3 text-sm font-semibold md:hidden',
        count > 0 ? 'border-brand bg-brand-soft text-brand' : 'border-edge',
      )}
      onClick={onPress}
    >
      <Icon shape={SlidersHorizontal} className="size-4" />
      {count > 0 ? `${text} (${count})` : text}
    </button>
  );
}

function Chip<Row extends ListRow>({ list, text, onClear }: { list: List<Row>; text: string; onClear: () => void }) {
  return (
    <button
      type="button"
      className="flex min-h-10 cursor-pointer items-center gap-1.5 self-end rounded-full border border-brand bg-brand-soft px-3 text-sm font-semibold text-brand"
      onClick={onClear}
    >
      {text}
      <Icon shape={X} className="size-4" />
      <span className="sr-only">{list.at.t('admin.list.clear')}</span>
    </button>
  );
}

function FilterControl<Row extends ListRow>(props: {
  id: string;
  filter: Exclude<ListFilter, { kind: 'chip' }>;
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

function SearchBox<Row extends ListRow>({ list, hint }: { list: List<Row>; hint: string }) {
  const { state, at } = list;
  const [typed, setTyped] = useState(state.search);
  const box = useRef<HTMLInputElement>(null);
  const { change } = list;
  const latest = useRef(change);
  latest.current = change;
  // What was sent last: the address that answers it must not write over what has been typed since.
  const sent = useRef(state.search);
  useKey('/', at.t('common.search'), () => box.current?.focus());
  useEffect(() => {
    if (state.search === sent.current) return;
    sent.current = state.search;
    setTyped(state.search);
  }, [state.search]);
  const send = (text: string) => {
    const search = text.trim();
    if (search === sent.current) return;
    sent.current = search;
    latest.current({ search }, { replace: true });
  };
  const sendLater = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(sendLater.current), []);
  return (
    <Field label={at.t('common.search')} className="dense min-w-0 md:w-72">
      {(control) => (
        <TextInput
          {...control}
          ref={box}
          type="search"
          name={list.definition.search?.name}
          value={typed}
          placeholder={hint}
          maxLength={200}
          onChange={(event) => {
            const text = event.target.value;
            setTyped(text);
            clearTimeout(sendLater.current);
            sendLater.current = setTimeout(() => send(text), rest);
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            clearTimeout(sendLater.current);
            send(typed);
          }}
        />
      )}
    </Field>
  );
}
