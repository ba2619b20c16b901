import { type InSome, inEach } from '#domain/language/by-language.ts';
import { type Language, languages } from '#domain/language/language.ts';
import { z } from './zod.ts';

/** What each text of all languages is read by. */
export const readByEach = new WeakMap<z.ZodType, z.ZodType<string>>();

type ByLanguage = Partial<Record<Language, string>>;

/** The same in every language. */
export function inEachLanguage<S extends z.ZodType>(one: S) {
  return z.object(inEach(() => one));
}

/**
 * A text for all languages, or one by language with at least one of them; each fits `one`, and an empty one is refused
 * where it `isNeeded`, by `required`. Errors are at the field itself, whichever language they are in.
 */
export function inLanguages(one: z.ZodType<string>, isNeeded: boolean, required = 'validation.required') {
  const raw = z.string();
  readByEach.set(raw, one);
  const sent = z.union([raw, inEachLanguage(raw).partial()], required);
  return sent.transform((texts, context): ByLanguage => {
    const each: InSome<string | undefined> = typeof texts === 'string' ? inEach(() => texts) : texts;
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
      fault(required);
      return z.NEVER;
    }
    return read;
  });
}
