import { expect, test } from 'vitest';
import type { PaymentMethod } from '#domain/order/payment.ts';
import { paymentMethods } from '#domain/order/payment.ts';
import type { CartLine } from '#web/shared/cart/cart-line.ts';
import type { ShopStore } from '#web/shared/shop/shop.ts';
import { readText, renderPart, tagsOf } from '#web/testing/render-part.tsx';
import { BillingFields } from './billing-fields.tsx';
import { CheckoutForm } from './checkout-form.tsx';
import { CheckoutGate } from './checkout-frame.tsx';

const address = { street: '1 rue A', city: 'Paris', state: '', postalCode: '75013', country: 'FR' };
const store = {
  id: 1,
  name: 'Panier Paris',
  address,
  allowDelivery: true,
  shippingRules: [],
  contact: { phoneNumber: '', email: '' },
} as unknown as ShopStore;
const line = {
  id: 7,
  name: 'Riz',
  price: 3.5,
  image: null,
  category: 'RIZ',
  quantity: 2,
  product: { quantityStep: 1, unit: 'P', vatInPercent: 5.5, minimumAge: null },
} as unknown as CartLine;
const form = (options: Parameters<typeof renderPart>[1] = {}) =>
  renderPart(
    <CheckoutForm
      lines={[line]}
      store={store}
      profile={null}
      defaults={{ addresses: [], paymentType: null }}
      onPlaced={() => undefined}
    />,
    options,
  );
const namesOf = (html: string) => [...html.matchAll(/ name="(\w+)"/g)].map(([, name]) => name);

test('the checkout has four numbered sections, each with its fields', async () => {
  const sections = (await form()).match(/<section.*?<\/section>/g) ?? [];
  const expected = ['1 Your details', '2 Delivery or pickup', '3 Payment', '4 A note for us'];
  expect(sections.map((html) => readText(html.split('</h2>')[0] ?? ''))).toEqual(expected);
  expect(namesOf(sections[0] ?? '')).toEqual(['customer_name', 'customer_email', 'customer_phone', 'billing_same']);
  for (const name of ['shipping_address', 'shipping_city', 'shipping_postal_code'])
    expect(namesOf(sections[1] ?? '')).toContain(name);
  expect(new Set(namesOf(sections[2] ?? ''))).toEqual(new Set(['payment_method']));
  expect(namesOf(sections[3] ?? '')).toContain('delivery_note');
});

test('the bill goes where the goods go unless another address is wished; what is picked up may have one', async () => {
  const initial = { address: '1 rue A', city: 'Paris', postalCode: '75013' };
  const fields = async (method: 'delivery' | 'pickup') =>
    namesOf(await renderPart(<BillingFields method={method} initial={initial} typed={{}} errorOf={() => undefined} />));
  expect(await fields('delivery')).toEqual(['billing_same']);
  expect(await fields('pickup')).toEqual(['billing_address', 'billing_postal_code', 'billing_city']);
});

test('who is not signed in is asked for an account, the guest’s way first', async () => {
  const html = await renderPart(<CheckoutGate onGuest={() => undefined} />);
  expect(html).toMatch(/<h2[^>]*>Account Required</);
  const links = [...html.matchAll(/<a\b[^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/g)].map(([, href, text = '']) => [
    href,
    readText(text),
  ]);
  expect(links).toEqual([
    ['/auth/login?form=login&amp;redirectTo=%2Fcheckout', 'Sign in'],
    ['/auth/login?form=signup&amp;redirectTo=%2Fcheckout', 'Create my account'],
  ]);
  expect(html.indexOf('Continue as guest')).toBeLessThan(html.indexOf('form=login'));
});

test.each<[string, PaymentMethod[]]>([
  ['all', [...paymentMethods]],
  ['cash alone', ['cash']],
  ['none', []],
])('payment methods that are on, %s, are offered and no others', async (_, on) => {
  const flags = {
    card: on.includes('card'),
    paypal: on.includes('paypal'),
    bankTransfer: on.includes('bank_transfer'),
    cash: on.includes('cash'),
  };
  const html = await form({ flags: { paymentMethods: flags } });
  const methods = tagsOf(html, 'input').filter((tag) => tag.includes('name="payment_method"'));
  const values = methods.map((tag) => / value="(\w+)"/.exec(tag)?.[1]);
  expect(new Set(values)).toEqual(new Set(on));
  expect(readText(html).includes('No payment methods are currently available')).toBe(on.length === 0);
});

test.each([
  ['cash', { cash: true }, false],
  ['nothing', {}, true],
])('with %s nothing can be placed where nothing can be paid', async (_, on, isDisabled) => {
  const paymentMethods = { card: false, paypal: false, bankTransfer: false, cash: false, ...on };
  const html = await form({ flags: { paymentMethods } });
  const [place = ''] = tagsOf(html, 'button').filter((tag) => tag.includes('type="submit"'));
  expect(/ (aria-)?disabled/.test(place)).toBe(isDisabled);
});
