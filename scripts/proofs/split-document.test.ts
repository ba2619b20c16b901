import { expect, test } from 'vitest';
import { splitDocument } from './split-document.mjs';

const said = (text: string) => splitDocument(text).map((line) => `${line.section} · ${line.number} ${line.text}`);

test('each sentence and each row of a table is a line of its section', () => {
  const text = [
    '# A shop',
    'It sells. It delivers (to homes, e.g. flats)!',
    '## 2. Screens',
    '| Route | Purpose |',
    '|---|:---:|',
    '| / | Home: hero. Then aisles. |',
    '| /cart | Cart |',
    '',
    "- **Login:** shows 'Hello.' Then it closes. 12 a page.",
    '### Products list (/products)',
    '1. Take the rules; if none, none.',
    '   * Sort by 0.5 steps.',
    '## Notes for staff',
    'One.',
  ].join('\n');
  expect(said(text)).toEqual([
    '0 · 1 It sells.',
    '0 · 2 It delivers (to homes, e.g. flats)!',
    '2 · 1 / | Home: hero. Then aisles.',
    '2 · 2 /cart | Cart',
    "2 · 3 **Login:** shows 'Hello.'",
    '2 · 4 Then it closes.',
    '2 · 5 12 a page.',
    '2 products-list · 1 Take the rules; if none, none.',
    '2 products-list · 2 Sort by 0.5 steps.',
    'notes-for-staff · 1 One.',
  ]);
});

test('no word of a document is lost', () => {
  const text = '## 1. A\nOne two. "Three" four!\n\n| a | b |\n|---|---|\n| c. d | e |\n- F g? H i.';
  expect(
    splitDocument(text)
      .map((line) => line.text)
      .join(' '),
  ).toBe('One two. "Three" four! c. d | e F g? H i.');
});

test('the hash is that of the words, whatever space is between them', () => {
  const [one, two, three] = ['A  line here.', 'A line here.', 'A line there.'].map(
    (line) => splitDocument(line)[0]?.hash,
  );
  expect(one).toBe(two);
  expect(one).not.toBe(three);
  expect(one).toMatch(/^[0-9a-f]{8}$/);
});
