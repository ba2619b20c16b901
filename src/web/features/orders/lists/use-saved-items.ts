import { useRef, useState } from 'react';
import { isRefusal, Refusal } from '#contract/errors.ts';
import { type ShoppingList, updateShoppingList } from '#contract/lists.ts';
import { refusalText } from '#web/i18n/error-text.ts';
import { useT } from '#web/i18n/use-t.ts';
import { api } from '#web/lib/api/api.ts';
import { notice } from '#web/ui/messages/notice-store.ts';

export type Item = ShoppingList['items'][number];

/**
 * The goods of a list as they are shown: a change is seen at once and saved behind it, one call after the other, the last
 * state of several quick presses alone. What cannot be saved is shown as it was, and why.
 */
export function useSavedItems(list: ShoppingList, onSaved: (list: ShoppingList) => void) {
  const t = useT('orders');
  const [wanted, setWanted] = useState<readonly Item[] | null>(null);
  const waiting = useRef<readonly Item[] | null>(null);
  const isSaving = useRef(false);

  async function save(): Promise<void> {
    if (isSaving.current) return;
    isSaving.current = true;
    try {
      while (waiting.current) {
        const items = waiting.current;
        waiting.current = null;
        const order_items = items.map(({ productId, quantity }) => ({ product_id: productId, quantity }));
        onSaved(await api(updateShoppingList, { id: list.id, order_items }));
      }
    } catch (error) {
      waiting.current = null;
      const refusal = isRefusal(error) ? error : new Refusal('unexpected');
      notice(t('orders.listFailed'), { description: refusalText(t, refusal), tone: 'destructive' });
    } finally {
      isSaving.current = false;
      setWanted(null);
    }
  }
  const items = wanted ?? list.items;
  // What an undo puts back is put among what is there by then.
  const newest = useRef(items);
  newest.current = items;
  function change(to: (items: readonly Item[]) => readonly Item[]): void {
    const next = to(newest.current);
    newest.current = next;
    waiting.current = next;
    setWanted(next);
    void save();
  }
  return { items, change };
}
