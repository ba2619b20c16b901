import { beforeEach, expect, test } from 'vitest';
import { translatorOf } from '#web/i18n/translate.ts';
import { type BaseArea, loadAllWords } from '#web/i18n/words.ts';
import { noticeStore, removeNotice } from '#web/ui/messages/notice-store.ts';
import { linesOf, reportFill, reportPaste } from './page-end.ts';

const more = { goesOn: true, grow: null };
const last = { goesOn: false, grow: null };
let wasRun = 0;
const growing = { goesOn: true, grow: { rows: 100, run: () => wasRun++ } };
const shown = () => {
  const { title, description, action } = noticeStore.read() ?? {};
  return [title, description, action?.label];
};

beforeEach(async () => {
  removeNotice();
  await loadAllWords('en');
});
const t = () => translatorOf<BaseArea | 'admin' | 'orders'>('en');

test.each([
  [2, 'a\tb\r\nc\r\n'],
  [1, 'a'],
  [3, 'a\n\nb'],
])('%i rows of cells are in %j', (count, text) => expect(linesOf(text).length).toBe(count));

test('a paste that has room says nothing', () => {
  reportPaste(t(), { room: 10, copied: 10, refused: 0 }, more);
  expect(noticeStore.read()).toBe(null);
});

test('a paste over the end of a page says how much is in, and how to go on', () => {
  reportPaste(t(), { room: 120, copied: 200, refused: 0 }, more);
  expect(shown()).toEqual([
    '120 of 200 rows pasted: the page ends here.',
    'Go to the next page and paste the rest there.',
    undefined,
  ]);
});

test('a page that can be longer is offered longer', () => {
  reportPaste(t(), { room: 25, copied: 200, refused: 0 }, growing);
  expect(shown()).toEqual([
    '25 of 200 rows pasted: the page ends here.',
    'Show more rows, then do it again, or go on at the next page.',
    'Show 100 rows a page',
  ]);
  noticeStore.read()?.action?.onClick();
  expect(wasRun).toBe(1);
});

test('behind the end of the list there is nothing to go on to', () => {
  reportPaste(t(), { room: 3, copied: 5, refused: 0 }, last);
  expect(shown()).toEqual(['3 of 5 rows pasted: the list ends here.', undefined, undefined]);
});

test('filling down says that the list goes on, and nothing where it does not', () => {
  reportFill(t(), { filled: 9, refused: 0 }, last);
  expect(noticeStore.read()).toBe(null);
  reportFill(t(), { filled: 9, refused: 0 }, growing);
  expect(shown()[0]).toBe('Filled into 9 rows: the page ends here, the list goes on.');
  reportFill(t(), { filled: 1, refused: 0 }, more);
  expect(shown()[0]).toBe('Filled into 1 row: the page ends here, the list goes on.');
});

test('cells that wait for a store are counted first, with what else there is to say', () => {
  reportPaste(t(), { room: 2, copied: 2, refused: 3 }, more);
  expect(shown()).toEqual(['3 cells left as they are: choose a store first.', undefined, undefined]);
  reportPaste(t(), { room: 2, copied: 5, refused: 1 }, last);
  const expected = ['1 cell left as it is: choose a store first.', '2 of 5 rows pasted: the list ends here.'];
  expect(shown().slice(0, 2)).toEqual(expected);
  reportFill(t(), { filled: 0, refused: 4 }, more);
  expect(shown()).toEqual(['4 cells left as they are: choose a store first.', undefined, undefined]);
});
