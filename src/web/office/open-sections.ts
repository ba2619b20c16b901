import { useMemo } from 'react';
import { useFlag } from '#web/shared/shop/flags.ts';
import { useOffice } from './office-context.ts';
import { isOfWholeShop, useStoreLimit } from './own-stores.ts';
import { type SectionId, sectionIds, sections } from './paths.ts';

const all: ReadonlySet<SectionId> = new Set(sectionIds);
// Where `pages.admin` itself is switched on.
const always: ReadonlySet<SectionId> = new Set(['config']);

/** The sections that the shop has open, whoever asks: with `pages.admin` off the configuration alone. */
export function useOpenSections(): ReadonlySet<SectionId> {
  return useFlag('pages.admin') ? all : always;
}

/** The open sections that whoever works here has the role for, and the stores. */
export function useOwnSections(): readonly SectionId[] {
  const open = useOpenSections();
  const { may } = useOffice();
  const isLimited = useStoreLimit() !== null;
  return useMemo(
    () => sectionIds.filter((id) => open.has(id) && may(sections[id].role) && !(isLimited && isOfWholeShop(id))),
    [open, may, isLimited],
  );
}
