import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { expect, test } from 'vitest';
import type { StaffOrderDetail } from '#contract/orders/staff-orders.ts';
import { readText, renderPart } from '#web/testing/render-part.tsx';
import { inOffice } from '../../testing/in-office.tsx';
import { PapersPart } from './papers-part.tsx';
import { PaymentPart } from './payment-part.tsx';

const order = (more: Partial<StaffOrderDetail>) =>
  ({
    type: 'pickup',
    paymentMethod: 'cash',
    paymentStatus: 'needs_payment',
    nextPaymentStatuses: ['paid'],
    storeCreditAmount: 0,
    dueAmount: 0,
    invoices: [],
    givesBack: { most: 0, toMeans: 0 },
    awaitsPayment: false,
    ...more,
  }) as unknown as StaffOrderDetail;

const written = async (part: ReactElement) =>
  readText(
    await renderPart(<QueryClientProvider client={new QueryClient()}>{inOffice(part, [])}</QueryClientProvider>),
  );

test.each<[string, Partial<StaffOrderDetail>, string]>([
  ['was placed', { awaitsPayment: true }, 'Cash at pickup · to be paid'],
  ['has ended, or that credit paid alone', {}, 'Cash at pickup · nothing to pay'],
  ['was paid', { paymentStatus: 'paid' }, 'Cash at pickup · paid'],
])('of an order that %s', async (_, more, expected) => {
  expect(await written(<PaymentPart order={order(more)} />)).toContain(expected);
});

test.each<[StaffOrderDetail['status'], string]>([
  ['pending', 'The invoice is made when the order is delivered or collected.'],
  ['cancelled', 'A cancelled or rejected order has no invoice.'],
  ['rejected', 'A cancelled or rejected order has no invoice.'],
])('without an invoice, a %s order says why', async (status, expected) => {
  expect(await written(<PapersPart order={order({ status })} />)).toContain(expected);
});
