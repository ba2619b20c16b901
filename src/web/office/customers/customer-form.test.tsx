import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import type { StaffCustomer } from '#contract/accounts/staff-customers.ts';
import type { Role } from '#domain/access/roles.ts';
import { readText, renderPart, tagsOf } from '#web/testing/render-part.tsx';
import { inOffice } from '../testing/in-office.tsx';
import { CustomerForm } from './customer-form.tsx';
import { useAccountLimits } from './state-switch.tsx';

const roles: Role[] = ['CAN_MANAGE_CUSTOMERS'];
const customer = {
  version: 1,
  name: 'Ana',
  email: 'ana@shop.example',
  phone: '',
  address: '',
  zipCode: '',
  city: '',
  customerType: 'retail',
  taxNumber: null,
  roles,
  storeIds: null,
} as unknown as StaffCustomer;

function Form({ id }: { id: number }) {
  const one = { ...customer, id };
  return <CustomerForm customer={one} limits={useAccountLimits(one)} saved="" save={async () => one} />;
}

// Whoever works there has the account 1.
test.each<[string, number, boolean, string]>([
  ['one’s own account', 1, true, 'Your own email address is changed on your profile.'],
  ['another account', 2, false, 'A new address takes effect once the link emailed to it is opened.'],
])('the address of %s', async (_, id, isFixed, hint) => {
  const part = (
    <QueryClientProvider client={new QueryClient()}>{inOffice(<Form id={id} />, roles)}</QueryClientProvider>
  );
  const html = await renderPart(part);
  const input = tagsOf(html, 'input').find((tag) => tag.includes('name="email"')) ?? '';
  expect(/ readonly/i.test(input)).toBe(isFixed);
  expect(readText(html)).toContain(hint);
  // Nor does anybody choose their own prices.
  expect(tagsOf(html, 'select').some((tag) => tag.includes('name="customerType"'))).toBe(!isFixed);
});
