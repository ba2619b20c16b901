export const languages = ['fr', 'en', 'vi'] as const;
export type Language = (typeof languages)[number];

/** The first language and the fallback. */
export const defaultLanguage: Language = 'fr';

export function isLanguage(text: unknown): text is Language {
  return (languages as readonly unknown[]).includes(text);
}

/**
 * The language that an `Accept-Language` header likes best among ours, by its weights and then its order; a region
 * (`fr-CA`) counts as its language. Null when it names none, so that the caller goes on to its next source.
 */
export function matchAcceptLanguage(header: string | null | undefined): Language | null {
  let best: { language: Language; weight: number } | null = null;
  for (const part of (header ?? '').split(',')) {
    const [tag = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase());
    const language = tag.split('-')[0] ?? '';
    const weight = weightOf(parameters);
    if (isLanguage(language) && weight > (best?.weight ?? 0)) best = { language, weight };
  }
  return best?.language ?? null;
}

/** The `q` of a language, 1 unless given; what cannot be read counts for nothing. */
function weightOf(parameters: readonly string[]): number {
  const q = parameters.find((text) => text.startsWith('q='))?.slice(2);
  if (q === undefined) return 1;
  return /^(?:0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/.test(q) ? Number(q) : 0;
}
