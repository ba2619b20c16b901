import { useShop } from '#web/shared/shop/shop.ts';
import { useOfficeT } from '../../use-office-t.ts';

/** What a store is called; one that is hidden from customers by its number. */
export function useStoreName(): (id: number) => string {
  const t = useOfficeT();
  const { stores } = useShop();
  return (id) => stores.find((store) => store.id === id)?.name ?? t('admin.products.storeNumber', { id });
}
