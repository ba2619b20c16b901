import type { SetupState } from '#contract/shop/system.ts';

export type Step = SetupState['steps'][number];

/**
 * The address where a step is done, or looked at once it was. A store that is there, hidden or without hours, is
 * completed and not made a second time. `storeIds`: of the first two stores, hidden ones too; null where they
 * could not be read.
 */
export function placeOf({ step, isDone }: Step, storeIds: readonly number[] | null): string {
  if (step === 'identity' || step === 'bankAccount') return '/admin/config#identity';
  if (step === 'products') return isDone ? '/admin/products' : '/admin/products/new';
  if (!storeIds) return '/admin/stores';
  const [only, second] = storeIds;
  if (only === undefined) return '/admin/stores/new';
  if (second !== undefined) return '/admin/stores';
  return step === 'slots' ? `/admin/stores/${only}/slots` : `/admin/stores/${only}`;
}
