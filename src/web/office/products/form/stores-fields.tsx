import { get, useFormContext, useWatch } from 'react-hook-form';
import type { StaffProduct } from '#contract/staff-products.ts';
import { fromDecimal } from '#domain/money/cents.ts';
import { finalPrice } from '#domain/pricing/final-price.ts';
import { useFormat } from '#web/lib/writing/format-context.tsx';
import { useShop } from '#web/state/shop.ts';
import { cx } from '#web/ui/cx.ts';
import { Link } from '#web/ui/link.tsx';
import { parseNumber } from '../../form/parse-number.ts';
import { useOfficeT } from '../../use-office-t.ts';
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
 * kept, for what may be announced of a discount.
 */
export function StoresFields({ saved }: { saved: StaffProduct['stores'] }) {
  const t = useOfficeT();
  const { stores } = useShop();
  const { money, decimals } = useFormat();
  const { register, formState } = useFormContext();
  const rows = useWatch({ name: 'stores' }) as StoreValues[];
  const nameOf = (id: number) =>
    stores.find((store) => store.id === id)?.name ?? t('admin.products.storeNumber', { id });
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
    <div className="overflow-x-auto">
      <table className="w-full min-w-3xl text-sm">
        <thead>
          <tr className="border-b border-line text-left text-quiet">
            <th scope="col" className="p-2 font-semibold">
              {t('admin.products.store')}
            </th>
            {columns.map(({ field }) => (
              <th key={field} scope="col" className="p-2 font-semibold">
                {t(`admin.products.${field}`)}
              </th>
            ))}
            <th scope="col" className="p-2 text-right font-semibold">
              {t('admin.products.price')}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row, i) => {
            const name = nameOf(row.storeId);
            const faults = Object.values(
              (get(formState.errors, `stores.${i}`) ?? {}) as Record<string, { message?: string }>,
            );
            return (
              <tr key={row.storeId} className="border-b border-line align-top">
                <th scope="row" className="p-2 text-left font-normal">
                  <label className="flex min-h-10 items-center gap-2">
                    <input
                      type="checkbox"
                      className="size-4.5 shrink-0 accent-brand"
                      {...register(`stores.${i}.isSold`)}
                    />
                    {name}
                  </label>
                  <Announced store={saved.find(({ storeId }) => storeId === row.storeId)} />
                  {faults.map((fault) => (
                    <p key={fault.message} role="alert" className="text-bad">
                      {fault.message}
                    </p>
                  ))}
                </th>
                {columns.map(({ field, type }) => (
                  <td key={field} className="p-1">
                    <input
                      type={type}
                      inputMode={type === 'text' ? 'decimal' : undefined}
                      autoComplete="off"
                      aria-label={`${t(`admin.products.${field}`)} · ${name}`}
                      aria-invalid={get(formState.errors, `stores.${i}.${field}`) ? true : undefined}
                      readOnly={!row.isSold}
                      className={cx(
                        'text-control',
                        type === 'text' ? 'min-w-20 text-right' : 'w-50 px-1',
                        !row.isSold && 'bg-sunken text-quiet',
                      )}
                      {...register(`stores.${i}.${field}`)}
                    />
                  </td>
                ))}
                <td className="p-2 text-right leading-10 font-semibold whitespace-nowrap tabular-nums">
                  {row.isSold && shownPrice(row, decimals, money)}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

/** What the shop may say of the discount that is in force: a reduction from an earlier price, or none. */
function Announced({ store }: { store: StaffProduct['stores'][number] | undefined }) {
  const t = useOfficeT();
  const { money, percent } = useFormat();
  if (!store?.isReduced) return null;
  const { reduction } = store;
  return (
    <p className="max-w-64 text-quiet">
      {reduction
        ? t('admin.products.announced', { percent: percent(reduction.percent), price: money(reduction.priorPrice) })
        : t('admin.products.notAnnounced')}
    </p>
  );
}

/** What the typed figures come to, by the rule of the domain; nothing while they are none. */
function shownPrice(row: StoreValues, decimals: number, money: (amount: number) => string): string {
  const price = parseNumber(row.originalPrice);
  const percent = parseNumber(row.discount) ?? 0;
  if (price === null || Number.isNaN(price) || Number.isNaN(percent) || percent < 0 || percent > 99) return '';
  const cents = finalPrice(fromDecimal(price, decimals), percent || null);
  return money(cents / 10 ** decimals);
}
