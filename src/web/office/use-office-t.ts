import { useT } from '#web/i18n/use-t.ts';
import type { BaseArea, Translate } from '#web/i18n/words.ts';

/** Says the words of the back office, of orders and of every page. */
export type OfficeT = Translate<BaseArea | 'admin' | 'orders'>;

export function useOfficeT(): OfficeT {
  return useT('admin', 'orders');
}
