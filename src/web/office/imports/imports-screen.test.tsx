import { QueryClientProvider } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { listImports, type NightlyState } from '#contract/imports/imports.ts';
import { readText, renderPart } from '#web/testing/render-part.tsx';
import { createQueries } from '../data/queries.ts';
import { OfficeContext } from '../office-context.ts';
import { ImportsScreen } from './imports-screen.tsx';

const user = { id: 1, email: 'a@shop.example', roles: [], customerType: 'retail' as const };
const counts = { rows: 2, new: 0, changed: 2, unchanged: 0, refused: 0, absent: 0, undone: 0, kept: 0 };
const made = {
  ...{ id: 7, version: 1, kind: 'offers', state: 'done', fileName: 'prices.csv', storeId: 1, asOf: null, counts },
  ...{ done: 2, total: 2, failure: null, failureText: null, createdAt: '2026-11-24T02:00:00Z' },
  ...{ startedAt: '2026-11-24T02:00:00Z', finishedAt: '2026-11-24T02:01:00Z' },
};
const nightly: NightlyState = {
  ...{ source: 'erp.example', time: '03:00', timeZone: 'Europe/Paris', template: 'Till' },
  ...{ nextAt: '2026-11-25T02:00:00Z', isDue: false },
};

async function shown(state: NightlyState | null, byNight: boolean): Promise<string> {
  const queries = createQueries();
  const page = { items: [{ ...made, byNight }], total: 1, totalPage: 1, page: 1, perPage: 10, nightly: state };
  queries.setQueryDefaults([listImports.name], { initialData: page });
  return readText(
    await renderPart(
      <QueryClientProvider client={queries}>
        <OfficeContext value={{ user, may: () => true }}>
          <ImportsScreen />
        </OfficeContext>
      </QueryClientProvider>,
      { path: '/admin/imports' },
    ),
  );
}

test('the screen says whether a file is imported each night, when next, and which were', async () => {
  const text = await shown(nightly, true);
  expect(text).toContain('Every night at 03:00, the file from erp.example is imported with the template “Till”.');
  expect(text).toMatch(/Next import: .*25.*\./);
  expect(text).toContain('Nightly import');
  expect(await shown({ ...nightly, isDue: true }, true)).toContain('begins in a moment');
  const none = await shown(null, false);
  expect(none).toContain('No nightly import is set up');
  expect(none).not.toContain('· Nightly import');
});
