import { expect, test } from 'vitest';
import { inEach } from '#domain/language/by-language.ts';
import { mergeValues } from '../form/changed-values.ts';
import { placesOf, type SynonymValues, synonymInput, synonymValues } from './synonym-values.ts';

const list = {
  version: 2,
  synonyms: [{ words: { ...inEach(() => []), fr: ['pq', 'papier toilette'] }, kinds: ['toilet-paper'] }],
};

const blank = { ...inEach(() => ''), kinds: '', was: '' };

test('what was read is what is sent', () => {
  expect(synonymValues(list).synonyms).toEqual([
    { ...blank, fr: 'pq, papier toilette', kinds: 'toilet-paper', was: 'pq, papier toilette · toilet-paper' },
  ]);
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

test.each([
  ['', [0, 1, 2]],
  ['PAPIER', [0]],
  ['ca phe', [1]],
  ['coffee', [1]],
  ['thé', [2]],
  ['rien', []],
])('%j is found in the lines %j', (search, places) => {
  const rows = [
    { ...blank, fr: 'papier toilette', kinds: 'toilet-paper' },
    { ...blank, vi: 'cà phê', kinds: 'coffee' },
    { ...blank, en: 'the cup that cheers' },
  ];
  expect(placesOf(rows, search)).toEqual(places);
});

test('what somebody else has added, changed or removed stays so beside the lines that I have changed', () => {
  const line = (fr: string) => ({ words: { ...inEach(() => []), fr: [fr] }, kinds: ['k'] });
  const read = (...lines: string[]) => synonymValues({ version: 1, synonyms: lines.map(line) });
  const base = read('un', 'deux', 'trois', 'quatre');
  const mine: SynonymValues = {
    synonyms: [
      ...base.synonyms.map((row) => (row.fr === 'deux' ? { ...row, fr: 'deux bis' } : row)),
      { ...blank, fr: 'le mien', kinds: 'k' },
    ],
  };
  const fresh = read('un', 'deux', 'trois bis', 'le leur');
  const merged = mergeValues({ base, mine, fresh }, { synonyms: 'was' });
  expect(merged.synonyms.map(({ fr }) => fr).sort()).toEqual(['deux bis', 'le leur', 'le mien', 'trois bis', 'un']);
  // What was saved is what is read then, each line once.
  const saved = read('un', 'deux bis', 'trois', 'quatre', 'le mien');
  expect(mergeValues({ base: mine, mine, fresh: saved }, { synonyms: 'was' })).toEqual(saved);
});
