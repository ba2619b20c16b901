import { expect, test } from 'vitest';
import { languages } from '#domain/language/language.ts';
import { translatorOf } from '#web/i18n/translate.ts';
import { type BaseArea, loadAllWords } from '#web/i18n/words.ts';
import { keyFaces } from './keys-dialog.tsx';

test.each([
  ['g o', ['G', 'O'], ['G', 'O'], ['G', 'O']],
  ['mod+k', ['Ctrl', 'K'], ['Ctrl', 'K'], ['Ctrl', 'K']],
  ['?', ['?'], ['?'], ['?']],
  ['↑ ↓', ['↑', '↓'], ['↑', '↓'], ['↑', '↓']],
  ['shift+enter', ['Maj', 'Entrée'], ['Shift', 'Enter'], ['Shift', 'Enter']],
  ['escape', ['Échap'], ['Esc'], ['Esc']],
])('on the keys of %s stands', async (keys, ...expected) => {
  for (const language of languages) await loadAllWords(language);
  const ts = (['fr', 'en', 'vi'] as const).map((language) => translatorOf<BaseArea | 'admin' | 'orders'>(language));
  expect(ts.map((t) => keyFaces(keys, t))).toEqual(expected);
});
