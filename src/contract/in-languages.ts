import { type Language, languages } from '#domain/language/language.ts';
import { z } from './zod.ts';

type ByLanguage = Partial<Record<Language, string>>;

/**
 * A text for all languages, or one by language with at least one of them; each fits `one`, and an empty one is refused
 * where it `isNeeded`. Errors are at the field itself, whichever language they are in.
 */
export function inLanguages(one: z.ZodType<string>, isNeeded: boolean) {
  const sent = z.union(
    [z.string(), z.object({ fr: z.string(), en: z.string(), vi: z.string() }).partial()],
    'validation.required',
  );
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
