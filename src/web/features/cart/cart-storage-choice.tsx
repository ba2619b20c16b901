import { useSyncExternalStore } from 'react';
import { useT } from '#web/i18n/use-t.ts';
import { type CartStorageKind, cartStorageKinds, preferredStorage } from '#web/shared/cart/cart-storage.ts';
import { moveCart } from '#web/shared/cart/cart-store.ts';
import { notice } from '#web/ui/messages/notice-store.ts';

const names: Record<CartStorageKind, string> = { localStorage: 'Local Storage', indexedDB: 'IndexedDB' };

/** Where this browser keeps the cart; the one who chooses takes it along. */
export function CartStorageChoice() {
  const t = useT('basket');
  const chosen = useSyncExternalStore(preferredStorage.subscribe, preferredStorage.read, () => 'localStorage' as const);
  async function choose(kind: CartStorageKind): Promise<void> {
    const hasMoved = await moveCart(kind).catch(() => false);
    if (!hasMoved) notice(t('cart.storageError'), { description: t('cart.storageErrorText'), tone: 'destructive' });
  }
  return (
    <details className="text-sm text-quiet">
      <summary className="inline-flex min-h-11 cursor-pointer items-center underline underline-offset-4">
        {t('basket.storage')}
      </summary>
      <fieldset>
        <legend className="max-w-prose">{t('basket.storageHint')}</legend>
        <div className="flex flex-wrap gap-x-6">
          {cartStorageKinds.map((kind) => (
            <label key={kind} className="inline-flex min-h-11 items-center gap-2 text-ink">
              <input
                type="radio"
                name="cart-storage"
                className="size-5 accent-brand"
                checked={chosen === kind}
                onChange={() => void choose(kind)}
              />
              {names[kind]}
            </label>
          ))}
        </div>
      </fieldset>
    </details>
  );
}
