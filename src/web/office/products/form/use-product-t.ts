import { useT } from '#web/i18n/use-t.ts';

/** The words of the back office and of a product's page, which names its facts. */
export function useProductT() {
  return useT('admin', 'product');
}
export type ProductT = ReturnType<typeof useProductT>;
