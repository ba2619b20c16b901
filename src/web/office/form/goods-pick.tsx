import { type Ref, useState } from 'react';
import { listStaffProducts, type StaffProduct } from '#contract/catalogue/staff-products.ts';
import { useRead } from '../data/use-read.ts';
import { useOfficeT } from '../use-office-t.ts';
import { SearchPick } from './search-pick.tsx';
import { useSearchText } from './use-search-text.ts';

const most = 8;

/** Finds products, hidden ones too, by name, barcode and the supplier's code, and takes one. */
export function GoodsPick(props: {
  label: string;
  boxRef?: Ref<HTMLInputElement>;
  error?: string | undefined;
  onPick: (product: StaffProduct) => void;
}) {
  const t = useOfficeT();
  const [typed, setTyped] = useState('');
  const { asked, isOn } = useSearchText(typed);
  const { data } = useRead(listStaffProducts, { search: asked, per_page: most }, { isOn });
  const isSettled = asked === typed.trim();
  const found = data?.items.map((product) => ({
    ...product,
    detail: [product.supplier, product.supplierCode ?? product.barcode].filter(Boolean).join(' · '),
  }));
  return (
    <SearchPick
      label={props.label}
      hint={t('admin.receipts.addHint')}
      error={props.error}
      typed={typed}
      onType={setTyped}
      found={isSettled && found ? found : null}
      {...(props.boxRef && { boxRef: props.boxRef })}
      onPick={(product) => {
        setTyped('');
        props.onPick(product);
      }}
    />
  );
}
