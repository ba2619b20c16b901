import { useRef, useState } from 'react';
import { listEquivalents } from '#contract/cart/equivalents.ts';
import { listProducts } from '#contract/catalogue/catalogue.ts';
import { listStaffProducts } from '#contract/catalogue/staff-products.ts';
import type { OutputOf } from '#contract/endpoint.ts';
import { useFormat } from '#web/lib/writing/format-context.tsx';
import { useFlag } from '#web/shared/shop/flags.ts';
import { useRead } from '../../data/use-read.ts';
import { SearchPick } from '../../form/search-pick.tsx';
import { useSearchText } from '../../form/use-search-text.ts';
import { useKey } from '../../keys/use-key.ts';
import { useOffice } from '../../office-context.ts';
import { useOfficeT } from '../../use-office-t.ts';
import type { Goods } from './order-line.ts';

const most = 8;

/**
 * Finds goods of a store by name or barcode as its shoppers do, then, for whoever manages products, by the supplier's code.
 * In the place of another product (`instead`) it offers what the shop has nearest to that before anything is typed.
 */
export function GoodsSearch(props: {
  storeId: number;
  error?: string | undefined;
  onPick: (goods: Goods) => void;
  instead?: { productId: number; name: string; onCancel: () => void };
}) {
  const t = useOfficeT();
  const { instead } = props;
  const { money } = useFormat();
  const { storeId } = props;
  const [typed, setTyped] = useState('');
  const box = useRef<HTMLInputElement>(null);
  const { asked, isOn } = useSearchText(typed);
  const searches = useFlag('features.search');
  const mayManage = useOffice().may('CAN_MANAGE_PRODUCTS');
  useKey('/', instead ? null : t('admin.orders.addGoods'), () => box.current?.focus());
  const shop = useRead(listProducts, { storeId, search: asked, per_page: most }, { isOn: isOn && searches });
  const isNone = !searches || shop.data?.items.length === 0;
  const staff = useRead(
    listStaffProducts,
    { search: asked, visible: true, per_page: most },
    { isOn: isOn && mayManage && isNone },
  );
  const near = useRead(listEquivalents, { storeId, id: instead?.productId ?? 0 }, { isOn: instead !== undefined });
  const ofShop = shop.data?.items.map(toGoods);
  const ofStaff = staff.data?.items.map(
    ({ id, name, unit, stores, firstQuantity, quantityStep, supplierCode, barcode }): Goods => ({
      id,
      name,
      unit,
      firstQuantity,
      quantityStep,
      code: supplierCode ?? barcode,
      price: stores.find((one) => one.storeId === storeId)?.price ?? null,
    }),
  );
  const isSettled = asked === typed.trim();
  const all = isNone && mayManage ? ofStaff : ofShop;
  const shown = (goods: Goods) => ({
    ...goods,
    detail: [goods.code, goods.price === null ? t('admin.orders.notSoldThere') : money(goods.price)]
      .filter(Boolean)
      .join(' · '),
  });
  return (
    <SearchPick
      label={instead ? t('admin.orders.replaceBy', { name: instead.name }) : t('admin.orders.addGoods')}
      hint={t('admin.orders.addGoodsHint')}
      error={props.error}
      typed={typed}
      onType={setTyped}
      found={isSettled && all ? all.map(shown) : null}
      suggested={near.data?.map((one) => shown(toGoods(one)))}
      boxRef={box}
      {...(instead && { autoFocus: true, onCancel: instead.onCancel })}
      onPick={(goods) => {
        setTyped('');
        props.onPick(goods);
      }}
    />
  );
}

/** Goods as the shop lists them. */
const toGoods = ({
  id,
  name,
  price,
  firstQuantity,
  quantityStep,
  product,
}: OutputOf<typeof listProducts>['items'][number]): Goods => ({
  id,
  name,
  price,
  firstQuantity,
  quantityStep,
  unit: product.unit,
  code: product.supplierCode ?? product.barcode,
});
