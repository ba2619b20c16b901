import { useState } from 'react';
import { type ScannedProduct, scanProduct } from '#contract/catalogue/product-scan.ts';
import { listStaffProducts, updateProduct } from '#contract/catalogue/staff-products.ts';
import { isPriceLeap } from '#domain/import/leap.ts';
import { fromDecimal } from '#domain/money/cents.ts';
import { moneyNumber } from '#domain/numbers/number-kind.ts';
import { longestShelf } from '#domain/picking/aisle.ts';
import { useFormat } from '#web/lib/writing/format-context.tsx';
import { useShop } from '#web/shared/shop/shop.ts';
import { Button } from '#web/ui/button/button.tsx';
import { LinkButton } from '#web/ui/button/link-button.tsx';
import { notice } from '#web/ui/messages/notice-store.ts';
import { useWrite } from '../data/use-write.ts';
import { AskedButton } from '../form/asked-button.tsx';
import { numberText } from '../form/typed-number.ts';
import { useStoreLimit } from '../own-stores.ts';
import { useOfficeT } from '../use-office-t.ts';
import { CountDialog } from './count-dialog.tsx';
import { LotDialog } from './lot-dialog.tsx';
import { ValueDialog } from './value-dialog.tsx';

type Open = 'count' | 'price' | 'place' | 'lot' | null;
type Props = { scanned: ScannedProduct; onOpen: (isOpen: boolean) => void };
const big = 'min-h-14';

/** What can be done at once with a product that was scanned, in the store that was chosen. */
export function ScanActions({ scanned, onOpen }: Props) {
  const t = useOfficeT();
  const isLimited = useStoreLimit() !== null;
  const [open, setOpen] = useState<Open>(null);
  const show = (what: Open) => {
    setOpen(what);
    onOpen(what !== null);
  };
  const close = () => show(null);
  return (
    <div className="grid grid-cols-2 gap-2">
      {scanned.isCounted && (
        <Button className={`${big} col-span-2`} onClick={() => show('count')}>
          {t('admin.counts.open')}
        </Button>
      )}
      {scanned.shownPrice !== null && (
        <Button variant="secondary" className={big} onClick={() => show('price')}>
          {t('admin.scan.changePrice')}
        </Button>
      )}
      <Button variant="secondary" className={big} onClick={() => show('place')}>
        {t('admin.scan.changePlace')}
      </Button>
      {scanned.shownPrice !== null && !scanned.lotOf && (
        <Button variant="secondary" className={big} onClick={() => show('lot')}>
          {t('admin.scan.lot')}
        </Button>
      )}
      {!isLimited && <Visibility scanned={scanned} />}
      <LinkButton variant="secondary" className={big} to={`/admin/products/${scanned.product.id}`}>
        {t('admin.scan.product')}
      </LinkButton>
      {open === 'count' && <CountDialog scanned={scanned} onClose={close} />}
      {open === 'price' && <PriceDialog scanned={scanned} onClose={close} />}
      {open === 'lot' && <LotDialog scanned={scanned} onClose={close} />}
      {open === 'place' && <PlaceDialog scanned={scanned} onClose={close} />}
    </div>
  );
}

/** Writes what is said of the product; a stale page is refused rather than written over. */
function useProductWrite({ product }: ScannedProduct) {
  const { send, isBusy } = useWrite(updateProduct, [scanProduct, listStaffProducts]);
  const { id, version } = product;
  return {
    isBusy,
    write: (change: Omit<Parameters<typeof send>[0], 'id' | 'version'>) => send({ id, version, ...change }),
  };
}

function PriceDialog({ scanned, onClose }: { scanned: ScannedProduct; onClose: () => void }) {
  const t = useOfficeT();
  const { currency, stores } = useShop();
  const { language, decimals, money } = useFormat();
  const { write, isBusy } = useProductWrite(scanned);
  const { storeId, product } = scanned;
  const before = product.stores.find((one) => one.storeId === storeId)?.originalPrice ?? null;
  const name = stores.find(({ id }) => id === storeId)?.name ?? '';
  const leap = (price: number) => {
    const isLeap = before !== null && isPriceLeap(fromDecimal(before, decimals), fromDecimal(price, decimals));
    const text = t('admin.scan.leap', { before: money(before ?? 0), after: money(price) });
    return isLeap ? { text, confirm: t('admin.scan.leapConfirm') } : null;
  };
  return (
    <ValueDialog<number>
      title={product.name}
      label={t('admin.scan.priceLabel')}
      hint={t('admin.scan.priceIn', { store: name })}
      start={numberText(before, language, decimals)}
      kind={moneyNumber(currency)}
      maxLength={14}
      needed={t('admin.scan.priceNeeded')}
      question={leap}
      isBusy={isBusy}
      send={async (originalPrice) => {
        await write({ stores: [{ storeId, originalPrice }] });
        notice(t('admin.scan.priceSaved'));
      }}
      onClose={onClose}
    />
  );
}

function PlaceDialog({ scanned, onClose }: { scanned: ScannedProduct; onClose: () => void }) {
  const t = useOfficeT();
  const { write, isBusy } = useProductWrite(scanned);
  const { storeId, product } = scanned;
  return (
    <ValueDialog<string>
      title={product.name}
      label={t('admin.scan.place')}
      hint={t('admin.scan.placeHint')}
      start={product.stores.find((one) => one.storeId === storeId)?.shelf ?? ''}
      kind={null}
      maxLength={longestShelf}
      isBusy={isBusy}
      send={async (shelf) => {
        await write({ stores: [{ storeId, shelf }] });
        notice(t('admin.scan.placeSaved'));
      }}
      onClose={onClose}
    />
  );
}

/** On sale or not, in all stores at once. */
function Visibility({ scanned }: { scanned: ScannedProduct }) {
  const t = useOfficeT();
  const { write, isBusy } = useProductWrite(scanned);
  const { name, visible } = scanned.product;
  const word = t(visible ? 'admin.scan.hide' : 'admin.scan.show');
  return (
    <AskedButton
      className={big}
      label={word}
      question={word}
      confirm={word}
      isDanger={visible}
      isBusy={isBusy}
      failed={t('admin.scan.saveFailed')}
      run={async () => {
        const after = await write({ visible: !visible });
        if (!visible && !after.visible) notice(t('admin.scan.stillDraft'), { tone: 'destructive' });
        else notice(t(visible ? 'admin.scan.hidden' : 'admin.scan.shown'));
      }}
    >
      {t(visible ? 'admin.scan.hideText' : 'admin.scan.showText', { name })}
    </AskedButton>
  );
}
