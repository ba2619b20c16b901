import { useEffect, useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import { useFormat } from '#web/lib/writing/format-context.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { parseNumber, useNumberHabits } from '../../form/typed-number.ts';
import { useOfficeT } from '../../use-office-t.ts';
import { storeNumber } from './product-numbers.ts';
import type { StoreValues } from './product-values.ts';
import { differingFields, joinedPlaces, leadingPlace, type SharedField, sharedFields } from './shared-figures.ts';
import { CardLabel, StoreCell } from './store-cell.tsx';
import { storeColumns, typedPrice } from './store-columns.ts';

/** A price, a discount or a tick for all stores at once. Those that have a figure of their own keep it, and are said to. */
export function AllStoresRow({
  rows,
  hasHistory,
  isOpen,
  onOpen,
  onTick,
}: {
  rows: readonly StoreValues[];
  /** Whether the rows below end with a button for their history. */
  hasHistory: boolean;
  /** Whether each store has its fields below. */
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
  onTick: (place: number, isSold: boolean) => void;
}) {
  const t = useOfficeT();
  const { setValue } = useFormContext();
  const { rangeText, priceText } = useRanges(rows);
  const place = leadingPlace(rows);
  const lead = rows[place];
  // From the first key to the last they are the same ones: on its way a price may be another store's own.
  const joined = useRef<readonly number[]>([]);
  const write = (field: SharedField, value: string, places: readonly number[]) => {
    for (const i of places) if (i !== place) setValue(`stores.${i}.${field}`, value, { shouldDirty: true });
  };
  const differing = differingFields(rows);
  const sold = rows.flatMap(({ isSold }, i) => (isSold ? [i] : []));
  const name = t('admin.products.inAllStores');
  if (!lead) return null;
  return (
    // biome-ignore-start lint/a11y/noRedundantRoles: display: block takes the table's own roles away
    <tr
      role="row"
      className="grid grid-cols-2 items-end gap-x-3 gap-y-2 rounded-card border border-line bg-sunken p-3 md:table-row md:rounded-none md:border-0 md:border-b md:align-top"
    >
      <th role="rowheader" scope="row" className="col-span-2 text-left font-semibold md:p-2">
        <AllTick
          label={name}
          sold={sold.length}
          count={rows.length}
          onTick={(isSold) => {
            for (const i of rows.keys()) onTick(i, isSold);
          }}
        />
        <Button size="small" variant="secondary" onClick={() => onOpen(!isOpen)}>
          {t(isOpen ? 'admin.products.oneLine' : 'admin.products.byStore')}
        </Button>
      </th>
      {storeColumns.map((column) => {
        const { field } = column;
        if (field === 'quantityInStock') return <td key={field} role="cell" className="max-md:hidden" />;
        const range = differing.includes(field) ? rangeText(field) : undefined;
        if (isOpen)
          return (
            <td key={field} role="cell" className="text-quiet md:p-2">
              {range && <CardLabel>{t(`admin.products.${field}`)}</CardLabel>}
              {range}
            </td>
          );
        return (
          <StoreCell
            key={`${place} ${field}`}
            column={column}
            place={place}
            row={lead}
            name={name}
            hint={range && <p className="mt-1">{range}</p>}
            onFocus={() => {
              joined.current = joinedPlaces(rows, field);
            }}
            onChange={(typed) => write(field, typed, joined.current)}
          />
        );
      })}
      <td role="cell" className="col-span-2 text-right font-semibold tabular-nums md:p-2">
        <p className="whitespace-nowrap md:leading-10">{priceText()}</p>
        {differing.length > 0 && (
          <Button
            size="small"
            variant="secondary"
            className="font-normal"
            onClick={() => {
              for (const field of sharedFields) write(field, lead[field], sold);
            }}
          >
            {t('admin.products.sameInAll')}
          </Button>
        )}
      </td>
      {hasHistory && <td role="cell" className="max-md:hidden" />}
    </tr>
    // biome-ignore-end lint/a11y/noRedundantRoles: see above
  );
}

/** Sold in all of them, in none, or in some. */
function AllTick(props: { label: string; sold: number; count: number; onTick: (isSold: boolean) => void }) {
  const { label, sold, count, onTick } = props;
  const box = useRef<HTMLInputElement>(null);
  const isSome = sold > 0 && sold < count;
  useEffect(() => {
    if (box.current) box.current.indeterminate = isSome;
  }, [isSome]);
  return (
    <label className="flex min-h-10 items-center gap-2">
      <input
        ref={box}
        type="checkbox"
        className="size-4.5 shrink-0 accent-brand"
        checked={sold === count}
        onChange={(event) => onTick(event.target.checked)}
      />
      {label}
    </label>
  );
}

/** From the least to the most that stands in the rows that sell. */
function useRanges(rows: readonly StoreValues[]) {
  const t = useOfficeT();
  const { money, percent, decimals } = useFormat();
  const habits = useNumberHabits();
  const sold = rows.filter(({ isSold }) => isSold);
  const between = (found: readonly (number | null)[], write: (value: number) => string) => {
    const values = found.filter((value) => value !== null && !Number.isNaN(value)) as number[];
    if (values.length === 0) return '';
    return [...new Set([Math.min(...values), Math.max(...values)])].map(write).join('\u00a0–\u00a0');
  };
  const rangeText = (field: SharedField) => {
    if (field === 'discountFrom' || field === 'discountTo') return t('admin.products.differs');
    const kind = storeNumber(field, habits.currency);
    const typed = sold.map(
      (row) => parseNumber(row[field], kind, habits.language) ?? (field === 'discount' ? 0 : null),
    );
    const range = between(typed, field === 'discount' ? percent : money);
    return range ? t('admin.products.differsRange', { range }) : t('admin.products.differs');
  };
  const priceText = () =>
    between(
      sold.map((row) => typedPrice(row, habits, { decimals })),
      money,
    );
  return { rangeText, priceText };
}
