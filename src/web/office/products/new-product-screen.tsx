import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import { createProduct, listStaffProducts, type StaffProduct } from '#contract/catalogue/staff-products.ts';
import type { InputOf } from '#contract/endpoint.ts';
import { useShop } from '#web/shared/shop/shop.ts';
import { notice } from '#web/ui/messages/notice-store.ts';
import { useWrite } from '../data/use-write.ts';
import { ScreenHead } from '../frame/screen-head.tsx';
import { useOfficeT } from '../use-office-t.ts';
import { blankProduct } from './form/blank-product.ts';
import { ProductForm } from './form/product-form.tsx';

/** A new product; what the law asks and is not there makes it a draft, and the page that follows names it. */
export function NewProductScreen() {
  const t = useOfficeT();
  const navigate = useNavigate();
  const { stores } = useShop();
  const { send } = useWrite(createProduct, [listStaffProducts]);
  const blank = useMemo(() => blankProduct(stores.map(({ id }) => id)), [stores]);
  return (
    <>
      <ScreenHead title={t('admin.products.new')} />
      <ProductForm
        product={blank}
        saved={t('admin.products.created')}
        failed={t('admin.products.createFailed')}
        save={async (input) => {
          const made: StaffProduct = await send(input as InputOf<typeof createProduct>);
          // The form has nothing unsaved any more once it is drawn again.
          setTimeout(() => void navigate(`/admin/products/${made.id}`, { replace: true }));
          if (made.missing.length > 0) notice(t('admin.products.createdDraft'));
          return null;
        }}
      />
    </>
  );
}
