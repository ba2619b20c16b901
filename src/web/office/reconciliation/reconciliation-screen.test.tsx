import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { type Reconciliation, readReconciliation } from '#contract/payments/staff-payments.ts';
import type { Role } from '#domain/access/roles.ts';
import { differenceKinds } from '#domain/payment/compare-books.ts';
import { readText, renderPart, tagsOf } from '#web/testing/render-part.tsx';
import { inOffice } from '../testing/in-office.tsx';
import { ReconciliationScreen } from './reconciliation-screen.tsx';

const both: Role[] = ['CAN_EDIT_FEATURES_CONFIGURATION', 'CAN_MANAGE_ORDERS'];
const difference = (kind: Reconciliation['differences'][number]['kind']) => ({
  provider: 'stripe' as const,
  kind,
  reference: `ch_${kind}`,
  orderNumber: kind === 'missingHere' ? null : 'P-20261122-7',
  ours: kind === 'missingHere' ? null : 12.5,
  theirs: kind === 'missingThere' ? null : 13,
});
const same: Reconciliation = {
  day: '2026-11-22',
  checkedAt: '2026-11-23T04:00:12Z',
  differences: [],
  incomplete: [],
};

async function write(result: Reconciliation | null, roles = both): Promise<string> {
  const queries = new QueryClient();
  queries.setQueryData([readReconciliation.name, {}], result);
  const screen = (
    <QueryClientProvider client={queries}>{inOffice(<ReconciliationScreen />, roles)}</QueryClientProvider>
  );
  return renderPart(screen, { flags: { pages: { admin: true } } });
}
const read = async (result: Reconciliation | null) => readText(await write(result));

test('nothing compared yet: that is said, with the field and the button to compare a day', async () => {
  const html = await write(null);
  expect(readText(html)).toContain('No day has been compared yet.');
  expect(readText(html)).toContain('Compare this day');
  expect(tagsOf(html, 'input')[0]).toMatch(/type="date"/);
});

test('without differences: when it was compared, and that all is the same; the field has the day', async () => {
  const html = await write(same);
  for (const words of ['22 November 2026', 'Compared on 23 November 2026', 'No differences'])
    expect(readText(html)).toContain(words);
  expect(tagsOf(html, 'input')[0]).toContain('value="2026-11-22"');
  expect(readText(html)).not.toContain('What to do');
});

test('each kind of difference in words, with both sums, its reference, and what to do about it', async () => {
  const text = await read({ ...same, differences: differenceKinds.map(difference) });
  const words = ['Not known here', 'Not known at the provider', 'Different amounts', 'Movement not noted here'];
  for (const said of [...words, '4 differences', 'What to do', '€12.50', '€13.00', 'ch_amount', 'support'])
    expect(text).toContain(said);
  const one = await read({ ...same, differences: [difference('amount')] });
  expect(one).toContain('with the invoice');
  expect(one).not.toContain('by hand');
});

test('the number of an order leads to its payments, for whoever may see orders', async () => {
  const result = { ...same, differences: [difference('amount')] };
  const leads = async (roles: Role[]) =>
    tagsOf(await write(result, roles), 'a').some((tag) => tag.includes('href="/admin/payments?search=P-20261122-7"'));
  expect([await leads(both), await leads(['CAN_EDIT_FEATURES_CONFIGURATION'])]).toEqual([true, false]);
});

test('whose books were incomplete is named, and nothing is called right for good', async () => {
  const text = await read({ ...same, incomplete: ['paypal'] });
  expect(text).toContain('Incomplete books: PayPal');
  expect(text).not.toContain('the same on both sides');
});
