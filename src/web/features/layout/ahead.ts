// What comes once a page is at rest, in one file.
import type { Language } from '#domain/language/language.ts';
import { keepOnDevice } from '#web/shared/device/keep-on-device.ts';
import { followSlots } from '#web/shared/slots/follow-slots.ts';
import { fetchPagesAhead, guardLinks } from '#web/speed/pages-ahead.ts';
import { followBuild } from './follow-build.ts';
import { showAdding } from './motion/show-adding.ts';
import { showLeaving } from './motion/show-leaving.ts';

/**
 * Fetches the files of other pages, keeps the shop on the device, watches for a new build and, in a store, for its next slot.
 * Shows by motion where it goes what is added, and what leaves a list.
 * Without network `open` gets the address of a page that is here, `onMissing` says that one is not. Answers how to end it.
 */
export function startAhead(
  language: Language,
  storeId: number | undefined,
  open: (address: string) => void,
  onMissing: () => void,
): () => void {
  const ends = [fetchPagesAhead(language), guardLinks(open, onMissing), keepOnDevice(language), followBuild(language)];
  ends.push(showAdding(), showLeaving());
  if (storeId) ends.push(followSlots(storeId));
  return () => {
    for (const end of ends) end();
  };
}
