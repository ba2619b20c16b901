import type { PaymentFlag } from '#domain/order/payment.ts';
import { makeStaff } from './accounts.ts';
import { bearer } from './order-shop.ts';
import type { TestApp } from './test-app.ts';

/** Switches payment methods on or off, and waits until the shop has heard of it. */
export async function switchFlag(t: TestApp, methods: Partial<Record<PaymentFlag, boolean>>): Promise<void> {
  const { token } = await makeStaff(t, ['CAN_EDIT_FEATURES_CONFIGURATION']);
  const { body } = await t.call('GET', '/feature-config', undefined, bearer(token));
  const config = { ...body.data, paymentMethods: { ...body.data.paymentMethods, ...methods } };
  const { status } = await t.call('PUT', '/feature-config', config, bearer(token));
  if (status !== 200) throw new Error('the flags were refused');
}
