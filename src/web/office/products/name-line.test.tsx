import { expect, test } from 'vitest';
import { readText, renderPart } from '#web/testing/render-part.tsx';
import { NameLine } from './name-line.tsx';

test.each([
  ['Abricots secs moelleux Mas des Cigalons 250 g', ' 250 g'],
  ['Ail – à consommer avant le 30/11/2026', ' 30/11/2026'],
  ['Ail violet de Cadours', ''],
])('of %s, “%s” is never cut', async (name, end) => {
  const html = await renderPart(<NameLine name={name} pieces={null} />);
  expect(/whitespace-pre">(.*?)<\/span>/.exec(html)?.[1] ?? '').toBe(end);
  expect(readText(/truncate">(.*?)<\/span>/.exec(html)?.[1] ?? '') + end).toBe(name);
});
