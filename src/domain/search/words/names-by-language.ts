import { type InSome, inEach } from '#domain/language/by-language.ts';
import { languages } from '#domain/language/language.ts';

/** Names of something, in the languages that have some. */
export type NamesByLanguage = InSome<readonly string[]>;

/** A list for each language, in the order of `languages`: empty where it has none, so that the general rules are left. */
export function namesInOrder(names: NamesByLanguage): (readonly string[])[] {
  return languages.map((language) => names[language] ?? []);
}

export function joinNames(names: NamesByLanguage, more: NamesByLanguage): NamesByLanguage {
  return inEach((language) => [...(names[language] ?? []), ...(more[language] ?? [])]);
}
