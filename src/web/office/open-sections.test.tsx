import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { expect, test } from 'vitest';
import { readAttention } from '#contract/office/overview.ts';
import type { SystemState } from '#contract/shop/system.ts';
import { type Role, roles } from '#domain/access/roles.ts';
import { readText, renderPart, tagsOf } from '#web/testing/render-part.tsx';
import { StatePart } from './config/state-part.tsx';
import { AttentionBelow } from './frame/attention/attention-below.tsx';
import { HistoryLink } from './frame/history-link.tsx';
import { OfficeNav } from './frame/office-nav.tsx';
import { useOwnSections } from './open-sections.ts';
import { useResults } from './palette/use-results.ts';
import { inOffice } from './testing/in-office.tsx';

function write(part: ReactElement, admin: boolean): Promise<string> {
  const queries = new QueryClient();
  const first = { id: 9, orderNumber: 'P-9', customerName: 'Ines', total: 4, date: '2026-11-20T08:00:00Z' };
  queries.setQueryData([readAttention.name, {}], {
    lateOrders: { count: 1, first: [first] },
    brokenInvariants: { count: 1, first: [{ name: 'stock', violations: 1, checkedAt: '2026-11-20T08:00:00Z' }] },
  });
  const around = <QueryClientProvider client={queries}>{inOffice(part, roles)}</QueryClientProvider>;
  return renderPart(around, { flags: { pages: { admin } } });
}
const hrefs = async (part: ReactElement, admin: boolean) =>
  tagsOf(await write(part, admin), 'a').map((tag) => /href="([^"]*)"/.exec(tag)?.[1]);

const Found = () =>
  useResults('')
    .results.map(({ name }) => name)
    .join();
const Own = () => useOwnSections().join();

test('with the back office off only the configuration is found and has keys', async () => {
  expect(readText(await write(<Found />, false))).toBe('Configuration');
  expect(readText(await write(<Own />, false))).toBe('config');
  expect(readText(await write(<Found />, true))).toMatch(/^Today,Orders,.*,Configuration,/);
  expect(readText(await write(<Own />, true))).toMatch(/^overview,orders,.*,config,/);
});

test.each<[Role[], string[]]>([
  [['CAN_PICK_ORDERS'], ['/', '/admin/picking']],
  [['CAN_DELIVER_ORDERS'], ['/', '/admin/rounds']],
  [
    ['CAN_PICK_ORDERS', 'CAN_DELIVER_ORDERS'],
    ['/', '/admin/picking', '/admin/rounds'],
  ],
])('who holds %j alone is shown their own pages, and none that is locked', async (held, links) => {
  const html = await renderPart(inOffice(<OfficeNav current={undefined} />, held), {
    flags: { pages: { admin: true } },
  });
  expect(tagsOf(html, 'a').map((tag) => /href="([^"]*)"/.exec(tag)?.[1])).toEqual(links);
});

const state: SystemState = {
  mail: { by: 'files', host: null, waiting: 1, waitingSince: null, failed: 0, dead: 2 },
  sms: { isConfigured: false, host: null },
  push: { isConfigured: false, contact: null },
  paymentProviders: [],
  socialProviders: [],
  mapTiles: null,
  replica: null,
  database: 'embedded',
} as never;

test.each<[string, ReactElement, string[]]>([
  ['the state of mail', <StatePart key="1" state={state} />, []],
  ['a link to the log', <HistoryLink key="2" thing="shop" />, []],
  ['what needs attention', <AttentionBelow key="3" />, ['/admin/config#checks', '/admin/config#checks']],
  ['the navigation', <OfficeNav key="4" current="config" />, ['/', '/admin/config']],
])('with it off %s leads to no closed page', async (_, part, left) => {
  expect(await hrefs(part, false)).toEqual(left);
  expect((await hrefs(part, true)).length).toBeGreaterThan(left.length);
});

test('without its link the state still says that mails were given up', async () => {
  expect(readText(await write(<StatePart state={state} />, false))).toContain('2 ');
});
