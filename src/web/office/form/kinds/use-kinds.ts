import type { StaffKind } from '#contract/catalogue/staff-kinds.ts';
import { listAllKinds } from '#contract/catalogue/staff-kinds.ts';
import { useRead } from '../../data/use-read.ts';

/** They come with the program and its updates. */
const freshFor = 300_000;

/** All kinds of goods by their words; none while they are on their way. */
export function useKinds(): readonly StaffKind[] {
  return useRead(listAllKinds, {}, { freshFor }).data ?? [];
}
