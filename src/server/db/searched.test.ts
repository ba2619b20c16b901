import { expect, test } from 'vitest';
import { sql } from '#server/db/sql.ts';
import { startSharedApp } from '#server/testing/shared-app.ts';
import { rowsOf } from './connection.ts';
import { beginsFolded, containsFolded, phoneDigits } from './searched.ts';

const t = await startSharedApp();

test.each([
  ['Zélie', 'zelie', true],
  ['Comté AOP', 'comte aop', true],
  ['Phở nhỏ', 'pho nho', true],
  ['pho nho', 'phở nhỏ', true],
  ['Đặng Thị Hồng', 'dang thi hong', true],
  ['Bjørn Łukasz', 'bjorn lukasz', true],
  ['L’Œuf', "l'œuf", true],
  ['Œufs plein air', 'oeufs plein', true],
  ['oeufs', 'ŒUF', true],
  ['Bœuf', 'boeuf', true],
  ['Ærø Straße', 'aero strasse', true],
  ['STRASSE', 'straße', true],
  ['Huile d’olive', 'huile d olive', true],
  ['lʼhuile', 'l’huile', true],
  ['Jean-Pierre O’Neil', 'jean pierre o neil', true],
  ['Jean Pierre', 'jean‑pierre', true],
  ['P261127-H410FCF8', 'p261127 h410', true],
  ['6 × 33 cl', '6 x 33', true],
  ['Thé\u00a0noir', 'the noir', true],
  ['Ｃａｆé', 'cafe', true],
  ['100 %', '100 %', true],
  ['100 x', '100 %', false],
  ['100 x', '100 ％', false],
  ['a_b', 'a_b', true],
  ['acb', 'a_b', false],
  ['a\\b', 'a\\b', true],
])('whether %s contains %s: %s', async (kept, words, expected) => {
  const [row] = rowsOf<{ is: boolean }>(
    await t.db.execute(sql`select ${containsFolded(sql`${kept}::text`, words)} as is`),
  );
  expect(row?.is).toBe(expected);
});

test('what it begins with is folded too', async () => {
  const asked = sql`select ${beginsFolded(sql`${'Élodie'}::text`, 'el')} as is, ${beginsFolded(sql`'Ab'::text`, '%')} as wild`;
  expect(rowsOf(await t.db.execute(asked))).toEqual([{ is: true, wild: false }]);
});

test.each([
  ['06 39 98 10 52', '639981052'],
  ['06.39.98', '63998'],
  ['+33 (0)6 39 98 10 52', '33639981052'],
  ['0033639981052', '33639981052'],
  ['(514) 555-0123', '5145550123'],
  ['039', null],
  ['P261125-K3', null],
  ['Ana 06', null],
])('of %s a search compares %s', (typed, digits) => expect(phoneDigits(typed)).toBe(digits));
