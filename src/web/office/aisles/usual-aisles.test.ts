import { beforeAll, expect, test } from 'vitest';
import { languages } from '#domain/language/language.ts';
import { longestAisleName, repeatedInAisles } from '#domain/picking/aisle.ts';
import { usualAisles } from '#domain/picking/usual-aisles.ts';
import { translatorOf } from '#web/i18n/translate.ts';
import { type BaseArea, loadWords } from '#web/i18n/words.ts';

beforeAll(async () => {
  for (const language of languages) await loadWords(language, ['admin']);
});

test.each(languages)('the aisles that are proposed may be saved (%s)', (language) => {
  const t = translatorOf<BaseArea | 'admin'>(language);
  const proposed = usualAisles((aisle) => t(`admin.aisles.usual_${aisle}`));
  expect(repeatedInAisles(proposed)).toEqual([]);
  for (const { name } of proposed) expect(name.length).toBeLessThanOrEqual(longestAisleName);
});
