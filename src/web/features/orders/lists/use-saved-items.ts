import { useRef, useState } from 'react';
import { type ShoppingList, updateShoppingList } from '#contract/cart/lists.ts';
import { isRefusal, Refusal } from '#contract/errors.ts';
import { refusalText } from '#web/i18n/error-text.ts';
import { useT } from '#web/i18n/use-t.ts';
import { api } from '#web/lib/api/api.ts';
import { notice } from '#web/ui/messages/notice-store.ts';
import { listDifferences } from './list-differences.ts';

export type Item = ShoppingList['items'][number];

/**
 * The goods of a list as they are shown: a change is seen at once and saved behind it, one call after the other, the last
 * state of several quick presses alone. What cannot be saved is shown as it was, and why. Where the list has been changed
 * elsewhere meanwhile, `other` is what it is there: nothing more is saved until `choose` says which of the two stays.
 */
export function useSavedItems(list: ShoppingList, onSaved: (list: ShoppingList) => void) {
  const t = useT('orders');
  const [wanted, setWanted] = useState<readonly Item[] | null>(null);
  const [other, setOther] = useState<ShoppingList | null>(null);
  const waiting = useRef<readonly Item[] | null>(null);
  const isSaving = useRef(false);
  // What the changes here were made to.
  const read = useRef(list);
  if (!isSaving.current && !other) read.current = list;

  async function save(): Promise<void> {
    if (isSaving.current) return;
    isSaving.current = true;
    try {
      while (waiting.current) {
        const items = waiting.current;
        waiting.current = null;
        const order_items = items.map(({ productId, quantity }) => ({ product_id: productId, quantity }));
        const { id, version } = read.current;
        try {
          read.current = await api(updateShoppingList, { id, version, order_items });
          onSaved(read.current);
        } catch (error) {
          const fresh = isRefusal(error) && error.code === 'conflict' ? (error.data as ShoppingList | null) : null;
          if (!fresh) throw error;
          const areOthers = listDifferences(read.current.items, fresh.items).length > 0;
          waiting.current ??= items;
          read.current = fresh;
          // Renamed or shared elsewhere, or changed in the same way, leaves nothing to choose.
          if (areOthers && listDifferences(waiting.current, fresh.items).length > 0) return setOther(fresh);
        }
      }
    } catch (error) {
      waiting.current = null;
      const refusal = isRefusal(error) ? error : new Refusal('unexpected');
      notice(t('orders.listFailed'), { description: refusalText(t, refusal), tone: 'destructive' });
    } finally {
      isSaving.current = false;
      if (!waiting.current) setWanted(null);
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
    if (!other) void save();
  }
  function choose(which: 'mine' | 'theirs'): void {
    const fresh = read.current;
    setOther(null);
    if (which === 'mine') {
      void save();
      return;
    }
    waiting.current = null;
    setWanted(null);
    onSaved(fresh);
  }
  return { items, change, other, choose };
}
