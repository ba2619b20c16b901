import { useEffect, useState } from 'react';
import { listShoppingLists, type ShoppingList } from '#contract/cart/lists.ts';
import { useCall } from '#web/lib/api/use-call.ts';

/** The customer's lists, asked once; what is changed is put in its place without asking for all of them again. */
export function useLists() {
  const { data, refusal, reload } = useCall(listShoppingLists, {});
  const [lists, setLists] = useState<readonly ShoppingList[] | null>(null);
  useEffect(() => {
    if (data) setLists(data);
  }, [data]);
  const change = (to: (old: readonly ShoppingList[]) => readonly ShoppingList[]) => setLists((old) => old && to(old));
  return {
    lists,
    refusal,
    reload,
    add: (list: ShoppingList) => change((old) => [list, ...old]),
    replace: (list: ShoppingList) => change((old) => old.map((one) => (one.id === list.id ? list : one))),
    remove: (id: number) => change((old) => old.filter((one) => one.id !== id)),
  };
}
