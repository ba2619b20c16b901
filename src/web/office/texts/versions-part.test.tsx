import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { listPageTextVersions } from '#contract/shop/page-texts.ts';
import { inEach } from '#domain/language/by-language.ts';
import { renderPart } from '#web/testing/render-part.tsx';
import { VersionsPart } from './versions-part.tsx';

const ofVersion = (version: number) => ({
  key: 'home' as const,
  ...inEach(() => ''),
  bundled: [],
  version,
  changedAt: '2026-11-29T09:00:00.000Z',
  changedBy: 1,
  changedByName: 'Solène Marchal',
});

test('the newest version listed is the current one, also where the text itself is still the one before', async () => {
  const queries = new QueryClient();
  queries.setQueryData([listPageTextVersions.name, { key: 'home', page: 1, per_page: 50 }], {
    items: [ofVersion(2), ofVersion(1)],
  });
  const html = await renderPart(
    <QueryClientProvider client={queries}>
      <VersionsPart text={ofVersion(1)} />
    </QueryClientProvider>,
  );
  const [newest = '', before = ''] = html.split('<li ').slice(1);
  expect(newest).toContain('Current');
  expect(newest).not.toContain('Restore');
  expect(before).toContain('Restore');
});
