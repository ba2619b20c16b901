import type { StaffKind } from '#contract/catalogue/staff-search.ts';
import { isCategory } from '#domain/catalogue/category.ts';
import type { Language } from '#domain/language/language.ts';
import { categoryNames } from '#web/lib/goods/category-names.ts';

/** A kind by its word and its category's, as some words stand in two: "Dates · Fruits". */
export function kindText({ label, category }: StaffKind, language: Language): string {
  return isCategory(category) ? `${label} · ${categoryNames[language][category]}` : label;
}

/** The kind that somebody means who writes its text, its word alone or its code. */
export function kindNamed(kinds: readonly StaffKind[], text: string, language: Language): StaffKind | undefined {
  const wanted = text.trim().toLowerCase();
  const hasName = (name: string) => name.toLowerCase() === wanted;
  return (
    kinds.find((kind) => hasName(kindText(kind, language))) ??
    kinds.find(({ label }) => hasName(label)) ??
    kinds.find(({ code }) => hasName(code))
  );
}
