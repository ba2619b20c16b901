import { expect, test } from 'vitest';
import type { SavedPayment } from '#contract/accounts/own-things.ts';
import { savedPaymentTypes } from '#domain/account/saved-payment.ts';
import { translatorOf } from '#web/i18n/translate.ts';
import { type BaseArea, loadAllWords } from '#web/i18n/words.ts';
import { readText, renderPart, tagsOf } from '#web/testing/render-part.tsx';
import { PaymentFields } from './payment-fields.tsx';
import { PaymentForm } from './payment-form.tsx';
import { PaymentRow } from './payment-row.tsx';
import { whyKept } from './payment-tab.tsx';

const attribute = (tag: string, name: string) => new RegExp(` ${name}="([^"]*)"`, 'i').exec(tag)?.[1];

test.each([
  ['card', { cardNumber: '19', exp: '5' }],
  ['bank', { bankName: '100', accountNumber: '20' }],
  ['check', { checkNumber: '20', checkBankName: '100' }],
] as const)('the fields of a %s take so many signs: %j', async (type, lengths) => {
  const html = await renderPart(<PaymentFields type={type} kept={null} errorOf={() => undefined} />);
  const fields = tagsOf(html, 'input').map((tag) => [attribute(tag, 'name'), attribute(tag, 'maxlength')]);
  expect(Object.fromEntries(fields)).toEqual(lengths);
});

test.each(['card', 'bank', 'check'] as const)('a fault of a %s stands at its field', async (type) => {
  const html = await renderPart(<PaymentFields type={type} kept={null} errorOf={(name) => `wrong ${name}`} />);
  for (const tag of tagsOf(html, 'input')) {
    expect(attribute(tag, 'aria-invalid')).toBe('true');
    expect(readText(html)).toContain(`wrong ${attribute(tag, 'name')}`);
  }
});

const visa: SavedPayment = {
  ...{ id: 3, type: 'card', isDefault: true, kept: false },
  ...{ brand: 'Visa', last4: '4242', exp: '09/31' },
};
const nothing = () => undefined;
const rowOf = (payment: SavedPayment) => (
  <PaymentRow
    payment={payment}
    isBusy={false}
    isFresh={false}
    onDefault={nothing}
    onEdit={nothing}
    onDelete={nothing}
  />
);

test('a method has its radio, a button to edit it and one to remove it', async () => {
  const html = await renderPart(rowOf(visa));
  expect(tagsOf(html, 'input').map((tag) => attribute(tag, 'type'))).toEqual(['radio']);
  expect(tagsOf(html, 'input')[0]).toContain('checked=""');
  expect((html.match(/<button.*?<\/button>/g) ?? []).map(readText)).toEqual(['Edit', 'Delete']);
});

test('a card that the provider keeps says so, and can be removed but not edited', async () => {
  const html = await renderPart(rowOf({ ...visa, kept: true }));
  expect((html.match(/<button.*?<\/button>/g) ?? []).map(readText)).toEqual(['Delete']);
  expect(readText(html)).toContain('Kept by the payment provider for your orders by card.');
  expect(readText(await renderPart(rowOf(visa)))).not.toContain('Kept');
});

test('why a kept card stays is said: the order that needs it, or that the provider does not answer', async () => {
  await loadAllWords('en');
  const t = translatorOf<'profile' | BaseArea>('en');
  const errors = { '': [{ message: 'payment.keptNeeded', parameters: { order: 'P-26-ABC' } }] };
  expect(whyKept(t, { code: 'conflict', errors })).toContain('Order P-26-ABC is still to be charged');
  expect(whyKept(t, { code: 'unavailable', errors: {} })).toContain('still kept for now');
  expect(whyKept(t, { code: 'notFound', errors: {} })).toBeNull();
});

test('the form to add one offers the three types', async () => {
  const html = await renderPart(<PaymentForm payment={null} isFirst onSaved={nothing} onClose={nothing} />);
  const types = tagsOf(html, 'input').filter((tag) => attribute(tag, 'name') === 'type');
  expect(types.map((tag) => attribute(tag, 'value'))).toEqual([...savedPaymentTypes]);
});
