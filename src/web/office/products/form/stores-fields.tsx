import { get, useFormContext, useWatch } from 'react-hook-form';
import type { StaffProduct } from '#contract/catalogue/staff-products.ts';
import { fromDecimal } from '#domain/money/cents.ts';
import { finalPrice } from '#domain/pricing/discount.ts';
import type { Format } from '#web/lib/writing/format.ts';
import { useFormat } from '#web/lib/writing/format-context.tsx';
import { useShop } from '#web/shared/shop/shop.ts';
import { cx } from '#web/ui/cx.ts';
import { Link } from '#web/ui/link.tsx';
import { keypadOf, type NumberHabits, parseNumber, useNumberHabits, useNumberRule } from '../../form/typed-number.ts';
import { momentHint } from '../../form/zone-text.ts';
import { useOfficeT } from '../../use-office-t.ts';
import { ProductHistoryButton } from '../product-history.tsx';
import { Announced } from './announced.tsx';
import { storeNumber } from './product-numbers.ts';
import type { StoreValues } from './product-values.ts';

const columns = [
  { field: 'originalPrice', type: 'text' },
  { field: 'discount', type: 'text' },
  { field: 'discountFrom', type: 'datetime-local' },
  { field: 'discountTo', type: 'datetime-local' },
  { field: 'wholesalePrice', type: 'text' },
  { field: 'quantityInStock', type: 'text' },
] as const;

/**
 * Price, discount and stock in each store. The price that shoppers see is shown beside; the server makes it. `saved`: what is
 * kept, for what may be announced of a discount. `id`: the product's, whose history each store has a button for; 0: a new one.
 */
export function StoresFields({ id, saved }: { id: number; saved: StaffProduct['stores'] }) {
  const t = useOfficeT();
  const nameOf = useStoreName();
  const { money, decimals } = useFormat();
  const habits = useNumberHabits();
  const numberRule = useNumberRule();
  const { register, formState } = useFormContext();
  const rows = useWatch({ name: 'stores' }) as StoreValues[];
  if (rows.length === 0)
    return (
      <p>
        {t('admin.products.noStore')}{' '}
        <Link to="/admin/stores" className="text-brand underline">
          {t('admin.frame.stores')}
        </Link>
      </p>
    );
  return (
    // biome-ignore-start lint/a11y/noRedundantRoles: display: block takes the table's own roles away
    <div className="md:overflow-x-auto">
      <table role="table" className="block w-full text-sm md:table md:min-w-3xl">
        <thead role="rowgroup" className="sr-only md:not-sr-only md:table-header-group">
          <tr role="row" className="border-b border-line text-left text-quiet">
            <th role="columnheader" scope="col" className="p-2 font-semibold">
              {t('admin.products.store')}
            </th>
            {columns.map(({ field }) => (
              <th key={field} role="columnheader" scope="col" className="p-2 font-semibold">
                {t(`admin.products.${field}`)}
              </th>
            ))}
            <th role="columnheader" scope="col" className="p-2 text-right font-semibold">
              {t('admin.products.price')}
            </th>
            {id !== 0 && (
              <th role="columnheader" scope="col">
                <span className="sr-only">{t('admin.products.history')}</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody role="rowgroup" className="block space-y-3 md:table-row-group">
          {rows.map((row, i) => {
            const name = nameOf(row.storeId);
            const faults = (get(formState.errors, `stores.${i}`) ?? {}) as Record<string, { message?: string }>;
            return (
              <tr
                key={row.storeId}
                role="row"
                className="grid grid-cols-2 items-end gap-x-3 gap-y-2 rounded-card border border-line p-3 md:table-row md:rounded-none md:border-0 md:border-b md:align-top"
              >
                <th role="rowheader" scope="row" className="col-span-2 text-left font-semibold md:p-2 md:font-normal">
                  <label className="flex min-h-10 items-center gap-2">
                    <input
                      type="checkbox"
                      className="size-4.5 shrink-0 accent-brand"
                      {...register(`stores.${i}.isSold`)}
                    />
                    {name}
                  </label>
                  <Announced saved={saved.find(({ storeId }) => storeId === row.storeId)} typed={row} />
                  {Object.entries(faults).map(([name, { message }]) => {
                    const column = columns.find(({ field }) => field === name);
                    return (
                      <p key={name} role="alert" className="text-bad">
                        {column ? `${t(`admin.products.${column.field}`)} · ${message}` : message}
                      </p>
                    );
                  })}
                </th>
                {columns.map(({ field, type }) => (
                  <td key={field} role="cell" className={cx('md:p-1', type !== 'text' && 'max-md:col-span-2')}>
                    <CardLabel>{t(`admin.products.${field}`)}</CardLabel>
                    <input
                      type={type}
                      inputMode={type === 'text' ? keypadOf(storeNumber(field, habits.currency)) : undefined}
                      autoComplete="off"
                      aria-label={`${t(`admin.products.${field}`)} · ${name}`}
                      aria-invalid={get(formState.errors, `stores.${i}.${field}`) ? true : undefined}
                      readOnly={!row.isSold}
                      className={cx(
                        'text-control',
                        type === 'text' ? 'min-w-20 text-right' : 'px-1 md:w-50',
                        !row.isSold && 'bg-sunken text-quiet',
                      )}
                      {...register(
                        `stores.${i}.${field}`,
                        // What a store in which it is not sold had stands there and is not sent.
                        type === 'text' && row.isSold ? numberRule(storeNumber(field, habits.currency)) : {},
                      )}
                      {...(type !== 'text' && { 'aria-describedby': `zone-${i}-${field}` })}
                    />
                    {type !== 'text' && (
                      <p id={`zone-${i}-${field}`} className="mt-1 text-quiet">
                        {momentHint(row[field], row.timeZone, t)}
                      </p>
                    )}
                  </td>
                ))}
                <td
                  role="cell"
                  className="col-span-2 flex justify-between text-right font-semibold whitespace-nowrap tabular-nums md:table-cell md:p-2 md:leading-10"
                >
                  <CardLabel>{t('admin.products.price')}</CardLabel>
                  {row.isSold && shownPrice(row, habits, { decimals, money })}
                </td>
                {id !== 0 && (
                  <td role="cell" className="col-span-2 text-right">
                    <ProductHistoryButton id={id} store={{ id: row.storeId, name }} />
                  </td>
                )}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
    // biome-ignore-end lint/a11y/noRedundantRoles: see above
  );
}

/** What the typed figures come to, by the rule of the domain; nothing while they are none. */
function shownPrice(
  row: StoreValues,
  { language, currency }: NumberHabits,
  { decimals, money }: Pick<Format, 'decimals' | 'money'>,
): string {
  const price = parseNumber(row.originalPrice, storeNumber('originalPrice', currency), language);
  const percent = parseNumber(row.discount, storeNumber('discount', currency), language) ?? 0;
  if (price === null || Number.isNaN(price) || Number.isNaN(percent) || percent < 0 || percent > 99) return '';
  const cents = finalPrice(fromDecimal(price, decimals), percent || null);
  return money(cents / 10 ** decimals);
}

/** What a column is called, above a field on a phone, where each row of a table is a card; fields have names of their own. */
function CardLabel({ children }: { children: string }) {
  return (
    <span aria-hidden="true" className="block pb-0.5 text-quiet md:hidden">
      {children}
    </span>
  );
}

/** What a store is called; one that is hidden from customers by its number. */
export function useStoreName(): (id: number) => string {
  const t = useOfficeT();
  const { stores } = useShop();
  return (id) => stores.find((store) => store.id === id)?.name ?? t('admin.products.storeNumber', { id });
}
