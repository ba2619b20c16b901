import type { Packaging } from '#domain/catalogue/packaging.ts';
import type { Translate } from '#web/i18n/words.ts';

/** What a product is packed in; null where nothing is known, or where `soldBy`, its unit, says it: the bottle. */
export function packagingWord(packaging: Packaging | null, soldBy: string | null, t: Translate): string | null {
  const word = packaging && t(`common.unit_${packaging}`);
  return word === soldBy?.toLowerCase() ? null : word;
}
