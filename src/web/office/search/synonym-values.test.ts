import { expect, test } from 'vitest';
import { inEach } from '#domain/language/by-language.ts';
import { synonymInput, synonymValues } from './synonym-values.ts';

const list = {
  version: 2,
  synonyms: [{ words: { ...inEach(() => []), fr: ['pq', 'papier toilette'] }, kinds: ['toilet-paper'] }],
};

const blank = { ...inEach(() => ''), kinds: '' };

test('what was read is what is sent', () => {
  expect(synonymValues(list).synonyms).toEqual([{ ...blank, fr: 'pq, papier toilette', kinds: 'toilet-paper' }]);
  expect(synonymInput(synonymValues(list).synonyms)).toEqual(list.synonyms);
});

test('spaces and empty lines are nothing', () => {
  expect(
    synonymInput([
      { ...blank, fr: ' ' },
      { ...blank, en: ' loo roll ,, tp ', kinds: 'toilet-paper,' },
    ]),
  ).toEqual([{ words: { ...inEach(() => []), en: ['loo roll', 'tp'] }, kinds: ['toilet-paper'] }]);
});
