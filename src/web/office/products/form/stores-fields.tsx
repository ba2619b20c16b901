import { useState } from 'react';
import { get, useFormContext, useWatch } from 'react-hook-form';
import type { StaffProduct } from '#contract/catalogue/staff-products.ts';
import { Link } from '#web/ui/link.tsx';
import { useOfficeT } from '../../use-office-t.ts';
import { AllStoresRow } from './all-stores-row.tsx';
import type { StoreValues } from './product-values.ts';
import { leadingPlace, type SharedField, sharedFields, takenFigures } from './shared-figures.ts';
import { storeColumns } from './store-columns.ts';
import { StoreRow } from './store-row.tsx';

/**
 * Price, discount and stock in each store; of several the first two for all at once. The price that shoppers see is shown
 * beside; the server makes it. `saved`: what is kept, for what may be announced of a discount. `id`: the product's, whose
 * history each store has a button for; 0: a new one.
 */
export function StoresFields({ id, saved }: { id: number; saved: StaffProduct['stores'] }) {
  const t = useOfficeT();
  const { formState, getValues, setValue } = useFormContext();
  const rows = useWatch({ name: 'stores' }) as StoreValues[];
  const [isOpened, setOpened] = useState(false);
  if (rows.length === 0)
    return (
      <p>
        {t('admin.products.noStore')}{' '}
        <Link to="/admin/stores" className="text-brand underline">
          {t('admin.frame.stores')}
        </Link>
      </p>
    );
  const leading = leadingPlace(rows);
  const isFaulty = (place: number, field: SharedField) => get(formState.errors, `stores.${place}.${field}`);
  // A fault of another store than the one that stands for all has its field in sight.
  const isOpen =
    rows.length === 1 ||
    isOpened ||
    sharedFields.some((field) => rows.some((_, i) => isFaulty(i, field) && !isFaulty(leading, field)));
  const tick = (place: number, isSold: boolean) => {
    const before = getValues('stores') as StoreValues[];
    setValue(`stores.${place}.isSold`, isSold, { shouldDirty: true });
    const taken = isSold ? takenFigures(before, place) : undefined;
    for (const [field, value] of Object.entries(taken ?? {}))
      setValue(`stores.${place}.${field}`, value, { shouldDirty: true });
  };
  return (
    // biome-ignore-start lint/a11y/noRedundantRoles: display: block takes the table's own roles away
    <div className="md:overflow-x-auto">
      <table role="table" className="block w-full text-sm md:table md:min-w-3xl">
        <thead role="rowgroup" className="sr-only md:not-sr-only md:table-header-group">
          <tr role="row" className="border-b border-line text-left text-quiet">
            <th role="columnheader" scope="col" className="p-2 font-semibold">
              {t('admin.products.store')}
            </th>
            {storeColumns.map(({ field }) => (
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
          {rows.length > 1 && (
            <AllStoresRow rows={rows} hasHistory={id !== 0} isOpen={isOpen} onOpen={setOpened} onTick={tick} />
          )}
          {rows.map((row, i) => (
            <StoreRow
              key={row.storeId}
              id={id}
              place={i}
              row={row}
              lead={isOpen ? null : (rows[leading] ?? null)}
              saved={saved.find(({ storeId }) => storeId === row.storeId)}
              onTick={(isSold) => tick(i, isSold)}
            />
          ))}
        </tbody>
      </table>
    </div>
    // biome-ignore-end lint/a11y/noRedundantRoles: see above
  );
}
