import { useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import {
  createProduct,
  listStaffProducts,
  readStaffProduct,
  type StaffProduct,
} from '#contract/catalogue/staff-products.ts';
import type { InputOf } from '#contract/endpoint.ts';
import { useShop } from '#web/shared/shop/shop.ts';
import { Link } from '#web/ui/link.tsx';
import { notice } from '#web/ui/messages/notice-store.ts';
import { Skeleton } from '#web/ui/show/skeleton.tsx';
import { useRead } from '../data/use-read.ts';
import { useWrite } from '../data/use-write.ts';
import { RefusalAlert } from '../frame/refusal-alert.tsx';
import { ScreenHead } from '../frame/screen-head.tsx';
import { useOfficeT } from '../use-office-t.ts';
import { blankProduct } from './form/blank-product.ts';
import { copiedProduct } from './form/copied-product.ts';
import { ProductForm } from './form/product-form.tsx';

/**
 * A new product, a copy of another where the address names one (`?from=7`), with the barcode that it names
 * (`?barcode=…`); what the law asks and is not there makes it a draft, and the page that follows names it.
 */
export function NewProductScreen() {
  const t = useOfficeT();
  const navigate = useNavigate();
  const { stores } = useShop();
  const { send } = useWrite(createProduct, [listStaffProducts]);
  const blank = useMemo(() => blankProduct(stores.map(({ id }) => id)), [stores]);
  const [query] = useSearchParams();
  const barcode = query.get('barcode');
  const from = Number(query.get('from')) || 0;
  const { data: source, refusal, reload } = useRead(readStaffProduct, { id: from }, { isOn: from > 0 });
  const copy = useMemo(() => {
    const storeIds = stores.map(({ id }) => id);
    if (source) return copiedProduct(source, storeIds);
    return barcode ? { ...blankProduct(storeIds), barcode, barcodes: [barcode] } : undefined;
  }, [source, stores, barcode]);
  return (
    <>
      <ScreenHead title={t('admin.products.new')} />
      {refusal && <RefusalAlert title={t('admin.products.detailFailed')} refusal={refusal} retry={reload} />}
      {source && (
        <p className="mb-3 text-sm">
          {t('admin.products.copyOf')}{' '}
          <Link to={`/admin/products/${source.id}`} className="font-semibold text-brand hover:underline">
            {source.name}
          </Link>
          . <span className="text-quiet">{t('admin.products.copyHint')}</span>
        </p>
      )}
      {from > 0 && !source && !refusal && <Skeleton className="h-[40rem]" />}
      {(from === 0 || source) && (
        <ProductForm
          key={from}
          product={blank}
          copy={copy}
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
      )}
    </>
  );
}
