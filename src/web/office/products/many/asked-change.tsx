import { useId, useState } from 'react';
import type { ManyChange, StaffProduct } from '#contract/catalogue/staff-products.ts';
import { type Category, categories } from '#domain/catalogue/category.ts';
import { percentNumber } from '#domain/numbers/number-kind.ts';
import { useFormat } from '#web/lib/writing/format-context.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { Select } from '#web/ui/form/select.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { categoryWord } from '../../category-word.ts';
import { parseNumber, useNumberFault } from '../../form/typed-number.ts';
import { useOfficeT } from '../../use-office-t.ts';
import { useStoreName } from '../form/store-columns.ts';
import { ManyDialog } from './many-dialog.tsx';
import { NamedProducts } from './outcome-list.tsx';

/** What is asked of many products beside an offer. */
export const askedKinds = [
  'hide',
  'show',
  'category',
  'vat',
  'confirmAllergens',
  'feature',
  'unfeature',
  'sell',
  'unsell',
  'endOffer',
] as const;
/** Those that are of one store, which who is there for some may ask for too. */
export const storeKinds: ReadonlySet<AskedKind> = new Set(['sell', 'unsell', 'endOffer']);
export type AskedKind = (typeof askedKinds)[number];

/** What needs nothing more to be said. */
const plain: Partial<Record<AskedKind, ManyChange>> = {
  hide: { visible: false },
  show: { visible: true },
  feature: { featured: true },
  unfeature: { featured: false },
  endOffer: { offer: null },
};

export type AskedProps = {
  kind: AskedKind;
  products: readonly StaffProduct[];
  onClose: () => void;
  write: (change: ManyChange) => Promise<void>;
  busy: boolean;
};

/** Asks for what is to be changed, names the products, and writes it. */
export function AskedChange({ kind, products, onClose, write, busy }: AskedProps) {
  const t = useOfficeT();
  const form = useId();
  const { language } = useFormat();
  const numberFault = useNumberFault();
  const storeName = useStoreName();
  const [value, setValue] = useState('');
  const [isTried, setTried] = useState(false);
  const percent = parseNumber(value, percentNumber, language);
  const storeIds = [...new Set(products.flatMap(({ stores }) => stores.map(({ storeId }) => storeId)))];
  const isSold = kind === 'sell';
  const change: ManyChange | null =
    plain[kind] ??
    (value.trim() === ''
      ? null
      : kind === 'category'
        ? { category: value as Category }
        : kind === 'vat'
          ? percent === null || Number.isNaN(percent) || percent > 100
            ? null
            : { vatInPercent: percent }
          : { soldIn: [{ storeId: Number(value), isSold }] });
  const fault =
    isTried && change === null
      ? (kind === 'vat' && numberFault(value, percentNumber)) ||
        t(value.trim() === '' ? 'errors.validation.required' : 'errors.validation.number')
      : undefined;
  return (
    <ManyDialog
      title={t(`admin.many.${kind}Title`, { count: products.length })}
      confirm={t('common.confirm')}
      form={form}
      busy={busy}
      onClose={onClose}
    >
      <form
        id={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setTried(true);
          if (change && !busy) void write(change);
        }}
      >
        {kind === 'category' && (
          <Field label={t('admin.products.category')} error={fault}>
            {(aria) => (
              <Select {...aria} value={value} onChange={({ target }) => setValue(target.value)}>
                <option value="">{t('admin.products.choose')}</option>
                {categories.map((code) => (
                  <option key={code} value={code}>
                    {categoryWord(language, code)}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        )}
        {kind === 'vat' && (
          <Field label={t('admin.products.vat')} error={fault}>
            {(aria) => (
              <TextInput
                {...aria}
                inputMode="decimal"
                autoComplete="off"
                className="max-w-32"
                value={value}
                onChange={({ target }) => setValue(target.value)}
              />
            )}
          </Field>
        )}
        {(kind === 'sell' || kind === 'unsell') && (
          <Field label={t('admin.products.store')} hint={t(`admin.many.${kind}Hint`)} error={fault}>
            {(aria) => (
              <Select {...aria} value={value} onChange={({ target }) => setValue(target.value)}>
                <option value="">{t('admin.products.choose')}</option>
                {storeIds.map((id) => (
                  <option key={id} value={id}>
                    {storeName(id)}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        )}
        {kind === 'show' && <p>{t('admin.many.showHint')}</p>}
      </form>
      <NamedProducts title={t('admin.many.chosen')} lines={products.map(({ id, name }) => ({ id, text: name }))} />
    </ManyDialog>
  );
}
