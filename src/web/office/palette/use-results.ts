import { useEffect, useState } from 'react';
import { searchCustomers } from '#contract/accounts/staff-customers.ts';
import { listStaffProducts } from '#contract/catalogue/staff-products.ts';
import type { Refusal } from '#contract/errors.ts';
import { listAdminOrders } from '#contract/orders/staff-orders.ts';
import { foldText } from '#domain/search/words/search-text.ts';
import { useRead } from '../data/use-read.ts';
import { useOwnSections } from '../open-sections.ts';
import { useOfficeT } from '../use-office-t.ts';
import { useActions } from './use-actions.ts';

/** `kind` is the group it stands in; `detail` tells two of the same name apart. */
export type Result = {
  kind: 'page' | 'action' | 'order' | 'product' | 'customer';
  to: string;
  name: string;
  detail: string;
  /** What is done instead of going `to`. */
  run?: () => void;
};

/** Milliseconds without a key before the server is asked. */
const rest = 150;
const each = 5;

/**
 * What the palette finds: pages and actions at once, orders, products and customers by calls of the sections that are
 * open to who works here. `isSettled`: what was found is of just what is typed, all of it.
 */
export function useResults(typed: string): {
  results: readonly Result[];
  isSettled: boolean;
  refusal: Refusal | null;
} {
  const t = useOfficeT();
  const own = useOwnSections();
  const [asked, setAsked] = useState('');
  const text = typed.trim();
  useEffect(() => {
    const timer = setTimeout(() => setAsked(text), rest);
    return () => clearTimeout(timer);
  }, [text]);
  const isOn = asked.length >= 2;
  const ask = { per_page: each };
  const orders = useRead(listAdminOrders, { ...ask, search: asked }, { isOn: isOn && own.includes('orders') });
  const products = useRead(listStaffProducts, { ...ask, search: asked }, { isOn: isOn && own.includes('products') });
  const customers = useRead(searchCustomers, { ...ask, q: asked }, { isOn: isOn && own.includes('customers') });
  const folded = foldText(text);
  const pages = own
    .filter((id) => foldText(t(`admin.frame.${id}`)).includes(folded))
    .map((id): Result => ({ kind: 'page', to: `/admin/${id}`, name: t(`admin.frame.${id}`), detail: '' }));
  const acts = useActions(text).map(({ id, name, run }): Result => ({ kind: 'action', to: id, name, detail: '', run }));
  const found: Result[] = isOn
    ? [
        ...(orders.data?.items ?? []).map(
          ({ id, orderNumber, customerName }): Result => ({
            kind: 'order',
            to: `/admin/orders/${id}`,
            name: orderNumber ?? t('admin.palette.draft'),
            detail: customerName,
          }),
        ),
        ...(products.data?.items ?? []).map(
          ({ id, name, supplierCode, barcode }): Result => ({
            kind: 'product',
            to: `/admin/products/${id}`,
            name,
            detail: supplierCode ?? barcode ?? '',
          }),
        ),
        ...(customers.data?.items ?? []).map(
          ({ id, name, email }): Result => ({ kind: 'customer', to: `/admin/customers/${id}`, name, detail: email }),
        ),
      ]
    : [];
  const reads = [orders, products, customers];
  return {
    results: [...pages, ...acts, ...found],
    isSettled: asked === text && !reads.some((read) => read.isFetching),
    refusal: (isOn && reads.find((read) => read.refusal)?.refusal) || null,
  };
}
