import { expect, test } from 'vitest';
import { readText, renderPart, tagsOf } from '#web/testing/render-part.tsx';
import { NoStore } from './no-store.tsx';

test('where a page has nothing else to show, it has its heading; within a page it has none', async () => {
  const page = await renderPart(<NoStore heading="All products" />);
  expect(tagsOf(page, 'h1')).toHaveLength(1);
  expect(readText(page)).toContain('All products No store is open yet');
  expect(tagsOf(await renderPart(<NoStore />), 'h1')).toEqual([]);
});
