import { z } from 'zod';
import { inEach, saidIn } from '#domain/language/by-language.ts';
import type { Language } from '#domain/language/language.ts';

/** What the demo's texts are written in. In any other language they say what they say in the first. */
const written = ['fr', 'en', 'vi'] as const satisfies readonly Language[];
type Written<T> = Record<(typeof written)[number], T>;

/** Something in each language in which the demo is written: none missing, and no other. */
export function asWritten<S extends z.ZodType>(one: S) {
  return z.strictObject(Object.fromEntries(written.map((language) => [language, one])) as Written<S>);
}

/** The same, read for all languages. */
export function inDemoLanguages<S extends z.ZodType>(one: S) {
  return asWritten(one).transform((texts): Record<Language, z.output<S>> => {
    const known = texts as Written<z.output<S>>;
    return inEach((language) => saidIn(known, language) ?? known.fr);
  });
}
