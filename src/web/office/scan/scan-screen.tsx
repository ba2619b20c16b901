import ScanBarcode from 'lucide/dist/esm/icons/scan-barcode.mjs';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { scanProduct } from '#contract/catalogue/product-scan.ts';
import { listStaffProducts } from '#contract/catalogue/staff-products.ts';
import { EmptyState } from '#web/ui/show/empty-state.tsx';
import { Icon } from '#web/ui/show/icon.tsx';
import { Skeleton } from '#web/ui/show/skeleton.tsx';
import { useOfficeSettings } from '../data/use-office-settings.ts';
import { useRead } from '../data/use-read.ts';
import { RefusalAlert } from '../frame/refusal-alert.tsx';
import { ScreenHead } from '../frame/screen-head.tsx';
import { StoreChoice, useChosenStore } from '../frame/store-choice.tsx';
import { useOfficeT } from '../use-office-t.ts';
import { LastScans, ProductButtons, useLastScans } from './last-scans.tsx';
import { ScanActions } from './scan-actions.tsx';
import { ScanField } from './scan-field.tsx';
import { ScannedFacts } from './scanned-facts.tsx';
import { ScannedLots } from './scanned-lots.tsx';
import { UnknownCode } from './unknown-code.tsx';

/**
 * What is this, where does it stand, how many are there, what does it cost: for whoever stands at a shelf with a phone. What
 * is looked at is in the address, so that a way back leads to it again.
 */
export function ScanScreen() {
  const t = useOfficeT();
  const [query, setQuery] = useSearchParams();
  const settings = useOfficeSettings();
  const { store, choose } = useChosenStore(settings.storeId);
  const { last, note } = useLastScans();
  const [isTyping, setTyping] = useState(false);
  const [code, text] = [query.get('code'), query.get('name')];
  const productId = Number(query.get('product')) || undefined;
  const look = (params: Record<string, string>) => setQuery(params, { replace: true });
  const chooseProduct = (id: number) => look({ product: String(id) });
  return (
    <div className="mx-auto grid w-full max-w-2xl grid-cols-[minmax(0,1fr)] gap-4">
      <div className="-mb-4">
        <ScreenHead title={t('admin.frame.scan')} />
      </div>
      {store && (
        <>
          <StoreChoice store={store} onChoose={choose} />
          <ScanField isOn={!isTyping} onCode={(scanned) => look({ code: scanned })} onText={(name) => look({ name })} />
          {text ? (
            <Found text={text} onChoose={chooseProduct} />
          ) : code || productId ? (
            <Scanned
              key={`${code} ${productId} ${store.id}`}
              code={code}
              productId={productId}
              storeId={store.id}
              onShown={note}
              onTyping={setTyping}
              onChoose={chooseProduct}
            />
          ) : (
            <EmptyState icon={<Icon shape={ScanBarcode} />} title={t('admin.scan.start')}>
              {t('admin.scan.startText')}
            </EmptyState>
          )}
          <LastScans last={last} onChoose={chooseProduct} />
        </>
      )}
    </div>
  );
}

type ScannedProps = {
  code: string | null;
  productId: number | undefined;
  storeId: number;
  onShown: (scan: { productId: number; name: string }) => void;
  onTyping: (isTyping: boolean) => void;
  onChoose: (productId: number) => void;
};

function Scanned({ code, productId, storeId, onShown, onTyping, onChoose }: ScannedProps) {
  const t = useOfficeT();
  const asked = productId === undefined ? { code: code ?? '' } : { product_id: productId };
  const { data, refusal, reload } = useRead(scanProduct, { ...asked, store_id: storeId });
  const product = data?.product;
  const [id, name] = [product?.id, product?.name];
  useEffect(() => {
    if (id === undefined || name === undefined) return;
    onShown({ productId: id, name });
    document.getElementById('scanned')?.focus({ preventScroll: true });
  }, [id, name, onShown]);
  if (!data && refusal)
    return refusal.code === 'notFound' && productId === undefined ? (
      <UnknownCode code={code ?? ''} />
    ) : (
      <RefusalAlert title={t('admin.scan.failed')} refusal={refusal} retry={reload} />
    );
  if (!data) return <Skeleton className="h-96" />;
  return (
    <section aria-labelledby="scanned" className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <ScannedFacts scanned={data} />
      <ScannedLots scanned={data} onChoose={onChoose} />
      <ScanActions scanned={data} onOpen={onTyping} />
    </section>
  );
}

/** Products by a name that was typed. */
function Found({ text, onChoose }: { text: string; onChoose: (productId: number) => void }) {
  const t = useOfficeT();
  const { data, refusal, reload } = useRead(listStaffProducts, { search: text, per_page: 10 });
  if (refusal && !data) return <RefusalAlert title={t('admin.scan.failed')} refusal={refusal} retry={reload} />;
  if (!data) return <Skeleton className="h-48" />;
  if (data.items.length === 0) return <EmptyState icon={<Icon shape={ScanBarcode} />} title={t('admin.scan.none')} />;
  const found = data.items.map(({ id, name }) => ({ productId: id, name }));
  return <ProductButtons heading={t('admin.scan.found')} products={found} onChoose={onChoose} />;
}
