import type { Category } from '#domain/catalogue/category.ts';
import type { kinds } from '#server/db/tables/catalogue.ts';

/** A kind of goods by what it is called in French, English and Vietnamese, its name first. */
export function newKind(
  code: string,
  parent: string | null,
  [fr, en, vi]: readonly [fr: readonly string[], en: readonly string[], vi: readonly string[]],
  more: { category?: Category; position?: number } = {},
): typeof kinds.$inferInsert {
  const names = { fr: fr[0] ?? '', en: en[0] ?? '', vi: vi[0] ?? '' };
  const words = { fr: fr.slice(1), en: en.slice(1), vi: vi.slice(1) };
  return { code, category: 'LAITIER', parent, names, words, position: 0, ...more };
}
