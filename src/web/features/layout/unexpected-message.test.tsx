import { expect, test } from 'vitest';
import { Refusal } from '#contract/errors.ts';
import { readText, renderPart } from '#web/testing/render-part.tsx';
import { UnexpectedMessage } from './unexpected-message.tsx';

const shown = async (error: unknown, language: 'fr' | 'en' | 'vi' = 'en') =>
  readText(await renderPart(<UnexpectedMessage error={error} />, { language }));

test('a page that has failed has the heading of the specification, the message and both ways out', async () => {
  const text = await shown(new Error('basket is not iterable'));
  expect(text).toMatch(/^Unexpected Application Error! .*basket is not iterable Try again Return to home$/);
  expect(await shown(new Refusal('unavailable', { message: 'Closed for a moment.' }))).toContain(
    'Closed for a moment.',
  );
});

test.each([
  ['fr', 'Une erreur'],
  ['vi', 'Đã'],
] as const)('in %s it has words of its own, and the heading for who is asked about it', async (language, words) => {
  const text = await shown(new Error('no'), language);
  expect(text.startsWith(words)).toBe(true);
  expect(text).toContain('Unexpected Application Error!');
});

test('without a network it says that, and nothing of the browser’s own words', async () => {
  const text = await shown(new TypeError('Failed to fetch'));
  expect(text).toMatch(/^No connection .*Try again/);
  expect(text).not.toMatch(/Unexpected|Failed to fetch/);
});
