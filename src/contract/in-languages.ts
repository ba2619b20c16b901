import { type Language, languages } from '#domain/language/language.ts';
import { z } from './zod.ts';

/** What each text of all languages is read by. */
export const readByEach = new WeakMap<z.ZodType, z.ZodType<string>>();

type ByLanguage = Partial<Record<Language, string>>;

/**
 * A text for all languages, or one by language with at least one of them; each fits `one`, and an empty one is refused
 * where it `isNeeded`. Errors are at the field itself, whichever language they are in.
 */
export function inLanguages(one: z.ZodType<string>, isNeeded: boolean) {
  const raw = z.string();
  readByEach.set(raw, one);
  const sent = z.union([raw, z.object({ fr: raw, en: raw, vi: raw }).partial()], 'validation.required');
  return sent.transform((texts, context): ByLanguage => {
    const each = typeof texts === 'string' ? { fr: texts, en: texts, vi: texts } : texts;
    const read: ByLanguage = {};
    const fault = (message: string) => context.addIssue({ code: 'custom', message });
    for (const language of languages) {
      if (each[language] === undefined) continue;
      const parsed = one.safeParse(each[language]);
      if (!parsed.success) {
        fault(parsed.error.issues[0]?.message ?? 'validation.invalid');
        return z.NEVER;
      }
      read[language] = parsed.data;
    }
    const texted = Object.values(read);
    if (isNeeded && (texted.length === 0 || texted.includes(''))) {
      fault('validation.required');
      return z.NEVER;
    }
    return read;
  });
}
