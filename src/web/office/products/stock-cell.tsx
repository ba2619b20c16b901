import type { StaffProduct } from '#contract/catalogue/staff-products.ts';
import type { ListAt } from '../list/list-definition.ts';
import { stockInAll } from '../product-state.ts';

/** What is to be had in the shop's first store, as quick edit changes it; beside it, in all stores that sell the product. */
export function StockCell({
  product: { quantityInStock, stores },
  at: { t, format },
}: {
  product: Pick<StaffProduct, 'quantityInStock' | 'stores'>;
  at: Pick<ListAt, 't' | 'format'>;
}) {
  const selling = stores.filter(({ price }) => price !== null);
  return (
    <>
      {format.number(quantityInStock)}
      {selling.length > 1 && (
        <span className="text-quiet">
          {' · '}
          {t('admin.products.stockInAll', { number: format.number(stockInAll({ stores })), stores: selling.length })}
        </span>
      )}
    </>
  );
}
