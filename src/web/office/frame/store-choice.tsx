import { useId, useState } from 'react';
import { createOwnValue } from '#web/lib/browser/kept-value.ts';
import type { ShopStore } from '#web/shared/shop/shop.ts';
import { Select } from '#web/ui/form/select.tsx';
import { useOwnShop } from '../own-stores.ts';
import { useOfficeT } from '../use-office-t.ts';

const keptStore = createOwnValue<number>('picking-store');

/**
 * In which store somebody works, as this device keeps it; until they have chosen one, `preset` where they may work there.
 * Undefined where the shop has none yet.
 */
export function useChosenStore(preset?: number | null): { store: ShopStore | undefined; choose: (id: number) => void } {
  const { stores } = useOwnShop();
  const [chosen, setChosen] = useState(() => keptStore.read());
  const store = stores.find(({ id }) => id === (chosen ?? preset)) ?? stores[0];
  const choose = (id: number) => {
    setChosen(id);
    keptStore.keep(id);
  };
  return { store, choose };
}

/** The stores to choose from; nothing where there is one. */
export function StoreChoice({ store, onChoose }: { store: ShopStore; onChoose: (id: number) => void }) {
  const t = useOfficeT();
  const field = useId();
  const { stores } = useOwnShop();
  if (stores.length < 2) return null;
  return (
    <div className="grid gap-1.5">
      <label htmlFor={field} className="font-semibold">
        {t('admin.picking.store')}
      </label>
      <Select id={field} value={store.id} onChange={({ target }) => onChoose(Number(target.value))}>
        {stores.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
    </div>
  );
}
