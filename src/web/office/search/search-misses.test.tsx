import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { renderPart } from '#web/testing/render-part.tsx';
import { SearchMisses } from './search-misses.tsx';

test.each([
  ['', 'Most frequent'],
  ['?sortBy=latest&language=vi', 'Latest'],
  ['?sortBy=other', 'Most frequent'],
])('of %s the order is %s', async (query, expected) => {
  const part = (
    <QueryClientProvider client={new QueryClient()}>
      <SearchMisses onTeach={() => {}} />
    </QueryClientProvider>
  );
  const html = await renderPart(part, { path: `/admin/search${query}` });
  expect(html).toMatch(new RegExp(`<option value="(count|latest)" selected="">${expected}</option>`));
});
