import { get, useFormContext } from 'react-hook-form';
import type { StaffProduct } from '#contract/catalogue/staff-products.ts';
import { useFormat } from '#web/lib/writing/format-context.tsx';
import { useNumberHabits } from '../../form/typed-number.ts';
import { ProductHistoryButton } from '../product-history.tsx';
import { Announced } from './announced.tsx';
import { useProductT } from './product-labels.ts';
import { productPartText } from './product-parts.ts';
import type { StoreValues } from './product-values.ts';
import { CardLabel, StoreCell } from './store-cell.tsx';
import { type StoreColumn, storeColumns, typedPrice, useStoreName } from './store-columns.ts';
import { StoreMargin } from './store-margin.tsx';

/**
 * A store: whether it sells the product, its stock, and its own price and discount where `lead` is null. Else those are typed
 * for all stores, and the row says what is its own: what differs from the row of `lead`.
 */
export function StoreRow({
  id,
  place,
  row,
  lead,
  saved,
  onTick,
}: {
  id: number;
  place: number;
  row: StoreValues;
  lead: StoreValues | null;
  saved: StaffProduct['stores'][number] | undefined;
  onTick: (isSold: boolean) => void;
}) {
  const t = useProductT();
  const nameOf = useStoreName();
  const format = useFormat();
  const habits = useNumberHabits();
  const { register, formState } = useFormContext();
  const name = nameOf(row.storeId);
  const faults = (get(formState.errors, `stores.${place}`) ?? {}) as Record<string, { message?: string }>;
  const price = row.isSold ? typedPrice(row, habits, format) : null;
  const ownText = ({ field }: StoreColumn) => {
    if (!lead || !row.isSold || field === 'quantityInStock' || row[field] === lead[field]) return undefined;
    const text = productPartText(['stores', '', field], row[field], { t, format, storeName: nameOf }) ?? row[field];
    return text || t('admin.products.none');
  };
  // Without anything of its own its name has the place of all that is typed for all.
  const isAlike = lead !== null && storeColumns.every((column) => ownText(column) === undefined);
  const shown = storeColumns.filter(({ field }) => !isAlike || field === 'quantityInStock');
  return (
    // biome-ignore-start lint/a11y/noRedundantRoles: display: block takes the table's own roles away
    <tr
      role="row"
      className="grid grid-cols-2 items-end gap-x-3 gap-y-2 rounded-card border border-line p-3 md:table-row md:rounded-none md:border-0 md:border-b md:align-top"
    >
      <th
        role="rowheader"
        scope="row"
        colSpan={1 + storeColumns.length - shown.length}
        className="col-span-2 text-left font-semibold md:min-w-36 md:p-2 md:font-normal"
      >
        <label className="flex min-h-10 items-center gap-2">
          <input
            type="checkbox"
            className="size-4.5 shrink-0 accent-brand"
            {...register(`stores.${place}.isSold`, { onChange: (event) => onTick(event.target.checked) })}
          />
          {name}
        </label>
        <Announced saved={saved} typed={row} />
        {Object.entries(faults).map(([key, { message }]) => {
          const column = storeColumns.find(({ field }) => field === key);
          return (
            <p key={key} role="alert" className="text-bad">
              {column ? `${t(`admin.products.${column.field}`)} · ${message}` : message}
            </p>
          );
        })}
      </th>
      {shown.map((column) => {
        if (!lead || column.field === 'quantityInStock')
          return <StoreCell key={column.field} column={column} place={place} row={row} name={name} />;
        const own = ownText(column);
        return (
          <td key={column.field} role="cell" className={own ? 'text-right md:p-2 md:leading-8' : 'max-md:hidden'}>
            {own && <CardLabel>{t(`admin.products.${column.field}`)}</CardLabel>}
            {own}
          </td>
        );
      })}
      <td
        role="cell"
        className="col-span-2 flex justify-between text-right font-semibold whitespace-nowrap tabular-nums md:table-cell md:p-2 md:leading-10"
      >
        <CardLabel>{t('admin.products.price')}</CardLabel>
        <span>
          {price !== null && format.money(price)}
          {row.isSold && <StoreMargin place={place} price={price} saved={saved} />}
        </span>
      </td>
      {id !== 0 && (
        <td role="cell" className="col-span-2 text-right">
          <ProductHistoryButton id={id} store={{ id: row.storeId, name }} />
        </td>
      )}
    </tr>
    // biome-ignore-end lint/a11y/noRedundantRoles: see above
  );
}
