import { readSales } from '#contract/office/overview.ts';
import { useRead } from '../data/use-read.ts';

/** Milliseconds after which the figures are asked for again. */
const every = 60_000;

/** What was sold, in one store (its id) or in all (''). */
export function useSales(store: string, isOn = true) {
  const input = store ? { storeId: Number(store) } : {};
  return useRead(readSales, input, { every, freshFor: every, keepsLast: true, isOn });
}
