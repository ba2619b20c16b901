import { type ReactNode, useState } from 'react';
import { useT } from '#web/i18n/use-t.ts';
import type { ShopStore } from '#web/shared/shop/shop.ts';
import { Field } from '#web/ui/form/field.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { findStores } from './find-stores.ts';
import { mostListed } from './listed-stores.ts';

/** The stores of a list to choose from; where they are many, with a field that finds them by name or place. */
export function StoreSearch({
  stores,
  children,
}: {
  stores: readonly ShopStore[];
  children: (found: readonly ShopStore[]) => ReactNode;
}) {
  const t = useT('delivery');
  const [typed, setTyped] = useState('');
  if (stores.length <= mostListed) return children(stores);
  const found = findStores(stores, typed);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <Field label={t('delivery.findStore')}>
        {(control) => (
          <TextInput
            {...control}
            type="search"
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
            autoComplete="off"
            enterKeyHint="search"
          />
        )}
      </Field>
      <p role="status" className={found.length > 0 ? 'text-sm text-quiet' : undefined}>
        {t(found.length > 0 ? 'delivery.storesFound' : 'delivery.noSuchStore', { count: found.length })}
      </p>
      {children(found)}
    </div>
  );
}
