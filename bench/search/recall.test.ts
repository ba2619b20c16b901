import { expect, test } from 'vitest';
import { isOneEdit } from '#domain/search/words/one-edit.ts';
import { foldText } from '#domain/search/words/search-text.ts';
import { loadGoods } from '#server/seed/goods.schema.ts';
import { drawQuestions, measureRecall, type Named } from './recall.ts';
import { drawFrom, rules } from './spoil.ts';

const goods: Named[] = loadGoods().map(({ name }, id) => ({ id, name }));

test('the questions of a seed are always the same, of another seed others', () => {
  expect(drawQuestions(goods, 50, 7)).toEqual(drawQuestions(goods, 50, 7));
  expect(drawQuestions(goods, 50, 8)).not.toEqual(drawQuestions(goods, 50, 7));
});

test('all rules and languages are asked alike', () => {
  const count = (key: 'rule' | 'language') =>
    [...Map.groupBy(drawQuestions(goods, 21 * 10, 1), (one) => one[key]).values()].map((group) => group.length);
  expect(count('rule')).toEqual(Object.keys(rules).map(() => 30));
  expect(count('language')).toEqual([70, 70, 70]);
});

test('each rule spoils a name as it says, and no more', () => {
  const wordsOf = (text: string) => foldText(text).split(' ');
  for (const { rule, asked, name } of drawQuestions(goods, 700, 3)) {
    expect([rule, asked]).not.toEqual([rule, name]);
    const [before, after] = [wordsOf(name), wordsOf(asked)];
    const changed = before.filter((word, i) => word !== after[i]);
    if (rule.startsWith('letter')) {
      expect([rule, name, asked, before.length]).toEqual([rule, name, asked, after.length]);
      const at = before.findIndex((word, i) => word !== after[i]);
      const [from = '', to = ''] = [before[at], after[at]];
      // œ is two letters to a search.
      if (changed.length > 0 && !/œ/i.test(name)) expect([from, to, isOneEdit(from, to)]).toEqual([from, to, true]);
      expect(changed.length).toBeLessThan(2);
    }
    if (rule === 'accents dropped') expect(after).toEqual(before);
    if (rule === 'words turned round') expect(after.toSorted()).toEqual(before.toSorted());
    if (rule === 'cut to a prefix') expect(name.normalize('NFC').startsWith(asked)).toBe(true);
  }
});

test('a name without accents, or of one word, is not asked for by the rules that need them', () => {
  const draw = drawFrom(1);
  expect(rules['accents dropped']?.('Riz rond', draw)).toBe(null);
  expect(rules['words turned round']?.('Citron', draw)).toBe(null);
});

test('recall is the share found first and among the first eight', async () => {
  const questions = drawQuestions(goods.slice(0, 40), 6, 1);
  const places = [0, 7, 8, 0, null, 3];
  const search = async () => {
    const at = places.shift() ?? null;
    const id = questions[6 - places.length - 1]?.id ?? 0;
    return Array.from({ length: 9 }, (_, i) => (i === at ? id : -1));
  };
  const { total, missed } = await measureRecall(questions, search, 1);
  expect(total).toEqual({ asked: 6, at1: 2 / 6, at8: 4 / 6 });
  expect(missed.map(({ place }) => place)).toEqual([9, null]);
});
