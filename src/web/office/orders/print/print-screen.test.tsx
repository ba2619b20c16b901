import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { readText, renderPart, tagsOf } from '#web/testing/render-part.tsx';
import { PrintScreen, printIds } from './print-screen.tsx';

const numbers = (count: number) => Array.from({ length: count }, (_, i) => i + 1);

test.each<[string | null, number[]]>([
  [null, []],
  ['', []],
  ['7,3,7', [7, 3]],
  ['7,x,-1,0,1.5,,8', [7, 8]],
  [numbers(250).join(','), numbers(250)],
])('the orders of %.30s', (written, expected) => expect(printIds(written)).toEqual(expected));

test('every chosen order has its sheet, and printing waits until all of them are there', async () => {
  const screen = (
    <QueryClientProvider client={new QueryClient()}>
      <PrintScreen />
    </QueryClientProvider>
  );
  const html = await renderPart(screen, { path: `/admin/orders/print?what=addresses&ids=${numbers(130).join(',')}` });
  expect(readText(html)).toContain('0 of 130 orders loaded');
  expect(tagsOf(html, 'span').filter((tag) => tag.includes('h-72')).length).toBe(130);
});
