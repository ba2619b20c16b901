import { expect, test } from 'vitest';
import { synonymInput, synonymValues } from './synonym-values.ts';

const list = {
  version: 2,
  synonyms: [{ words: { fr: ['pq', 'papier toilette'], en: [], vi: [] }, kinds: ['toilet-paper'] }],
};

test('what was read is what is sent', () => {
  expect(synonymValues(list).synonyms).toEqual([{ fr: 'pq, papier toilette', en: '', vi: '', kinds: 'toilet-paper' }]);
  expect(synonymInput(synonymValues(list).synonyms)).toEqual(list.synonyms);
});

test('spaces and empty lines are nothing', () => {
  const blank = { fr: ' ', en: '', vi: '', kinds: '' };
  expect(synonymInput([blank, { ...blank, en: ' loo roll ,, tp ', kinds: 'toilet-paper,' }])).toEqual([
    { words: { fr: [], en: ['loo roll', 'tp'], vi: [] }, kinds: ['toilet-paper'] },
  ]);
});
