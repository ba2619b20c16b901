import { beforeAll, expect, test } from 'vitest';
import { flagPaths } from '#domain/access/feature-config.ts';
import { fieldNames } from '#domain/audit/field-names.ts';
import { type Language, languages } from '#domain/language/language.ts';
import { translatorOf } from '#web/i18n/translate.ts';
import { loadAllWords } from '#web/i18n/words.ts';
import type { OfficeT } from '../use-office-t.ts';
import { fieldWord, innerWord } from './field-word.ts';

beforeAll(async () => {
  for (const language of languages) await loadAllWords(language);
});
const stores = [{ id: 3, name: 'Lille' }] as never;
const at = (language: Language) => ({ t: translatorOf<'admin'>(language) as OfficeT, stores });

test.each([
  ['product', 'names.fr', 'Nom · Français'],
  ['product', 'stores.3.price', 'Prix · Lille'],
  ['product', 'stores.9.price', 'Prix · Magasin 9'],
  ['store', 'discount.percent', 'Remise · Pourcentage'],
  ['shop', 'legalNumbers.SIRET', 'Mentions légales · SIRET'],
  ['shop', 'socialLinks.tiktok', 'Réseaux sociaux · TikTok'],
  ['featureConfig', 'pages.about', 'Page à propos'],
  ['order', 'unheard', 'unheard'],
] as const)('of a %s, %s is called %s', (kind, field, word) => {
  expect(fieldWord(at('fr'), kind, field)).toBe(word);
});

test.each(languages)('every name and every flag has a word: %s', (language) => {
  const words = [
    ...fieldNames.map((name) => innerWord(at(language), name)),
    ...flagPaths.map((flag) => fieldWord(at(language), 'featureConfig', flag)),
  ];
  expect(words.filter((word) => /^admin\.|^$/.test(word))).toEqual([]);
});
