import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isOneEdit } from '#domain/search/words/one-edit.ts';
import { foldText } from '#domain/search/words/search-text.ts';
import { writtenWords } from '../words/written-words.ts';
import { wordsBeginningOneLetterFrom, wordsContaining, wordsOneLetterFrom, wordsStartingWith } from './sorted-words.ts';
import { createWordIndex, type Names, replaceNames, sortedWords } from './word-index.ts';

const word = fc.constantFrom('Riz', 'rizière', 'Pâté', 'pâtes', 'pain', 'Œuf', 'l’ail', 'Đậu', 'bonlait', 'lait', '½');
const name = fc.array(word, { minLength: 1, maxLength: 4 }).map((words) => words.join(' '));
const names = fc.tuple(name, name, name);

test('the words of a text are those of the folded text', () => {
  fc.assert(
    fc.property(fc.oneof(name, fc.string({ unit: 'grapheme' })), (text) => {
      expect(
        writtenWords(text)
          .map((each) => each.word)
          .join(' '),
      ).toBe(foldText(text));
    }),
  );
  expect(writtenWords('Crème d’Œufs')).toEqual([
    { word: 'creme', form: 'crème', spelt: 'crème' },
    { word: 'd', form: 'd', spelt: 'd' },
    { word: 'oeufs', form: 'œufs', spelt: 'œufs' },
  ]);
});

test('an index that was changed finds what a naive walk over the names finds', () => {
  const change = fc.record({ slot: fc.nat(5), names: fc.option(names) });
  fc.assert(
    fc.property(
      fc.array(change, { maxLength: 20 }),
      fc.constantFrom('riz', 'ri', 'lait', 'pate', 'pa', 'dau', 'oeu'),
      (all, typed) => {
        const index = createWordIndex();
        const held = new Map<number, Names>();
        for (const { slot, names: after } of all) {
          replaceNames(index, slot, held.get(slot) ?? null, after);
          if (after) held.set(slot, after);
          else held.delete(slot);
        }
        const words = new Set([...held.values()].flat().flatMap((text) => foldText(text).split(' ')));
        const naive = (fits: (word: string) => boolean) => [...words].filter(fits).sort();
        const found = (list: { word: string }[]) => list.map((each) => each.word).sort();
        expect(found(wordsStartingWith(sortedWords(index), typed))).toEqual(naive((w) => w.startsWith(typed)));
        expect(found(wordsContaining(sortedWords(index), typed))).toEqual(
          naive((w) => w.includes(typed) && !w.startsWith(typed)),
        );
        expect(found(wordsOneLetterFrom(sortedWords(index), typed, 3))).toEqual(
          naive((w) => w.length >= 3 && isOneEdit(w, typed)),
        );
        const slotsOf = (places: readonly number[] | undefined) =>
          [...new Set(places?.map((place) => place >> 6))].sort();
        expect(slotsOf(index.words.get(typed)?.places)).toEqual(
          [...held]
            .filter(([, list]) => list.some((text) => foldText(text).split(' ').includes(typed)))
            .map(([slot]) => slot)
            .sort(),
        );
      },
    ),
  );
});

test('a place says in which languages the word stands, and where it begins the name', () => {
  const index = createWordIndex();
  replaceNames(index, 7, null, ['Lait de coco', 'Coconut milk', 'Lait lait']);
  const flags = (text: string) => index.words.get(text)?.places.map((place) => [place >> 6, (place & 63).toString(2)]);
  expect(flags('lait')).toEqual([[7, '101101']]);
  expect(flags('coco')).toEqual([[7, '1']]);
  expect(flags('coconut')).toEqual([[7, '10010']]);
});

test('a beginning that is one letter wrong', () => {
  const index = createWordIndex();
  replaceNames(index, 1, null, ['chocolat', 'chou', 'chicorée']);
  const found = (text: string) => wordsBeginningOneLetterFrom(sortedWords(index), text).map((each) => each.word);
  expect(found('chcol')).toEqual(['chocolat']);
  expect(found('choccol')).toEqual(['chocolat']);
  expect(found('hcic')).toEqual(['chicoree']);
  expect(found('xxco')).toEqual([]);
});
