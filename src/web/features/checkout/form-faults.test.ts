import { beforeAll, expect, test } from 'vitest';
import { invalidFields, Refusal } from '#contract/errors.ts';
import { languages } from '#domain/language/language.ts';
import type { OrderType } from '#domain/order/status.ts';
import { translatorOf } from '#web/i18n/translate.ts';
import { type BaseArea, loadWords } from '#web/i18n/words.ts';
import type { CartLine } from '#web/shared/cart/cart-line.ts';
import { formFaults, slotFault, whyNotPlaced } from './form-faults.ts';
import type { SlotDays, Slots } from './slots/use-slots.ts';

const lineFrom = (minimumAge: number | null) => ({ product: { minimumAge } }) as unknown as CartLine;
function namesOf(fields: Record<string, string>, method: OrderType = 'delivery', minimumAge: number | null = null) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return Object.keys(formFaults(form, [lineFrom(minimumAge)], method));
}
const whole = { billing_address: '12 rue des Lilas', billing_city: 'Paris', billing_postal_code: '75013' };

test.each<[string, Record<string, string>, OrderType, string[]]>([
  ['the address of the delivery', { billing_same: 'on' }, 'delivery', []],
  ['another one', whole, 'delivery', []],
  ['none of it', {}, 'delivery', Object.keys(whole)],
  [
    'a street alone',
    { ...whole, billing_city: ' ', billing_postal_code: '' },
    'delivery',
    ['billing_city', 'billing_postal_code'],
  ],
  ['a town alone', { billing_city: 'Paris' }, 'delivery', ['billing_address', 'billing_postal_code']],
  ['none, for a pickup', {}, 'pickup', []],
])('a bill to %s lacks what it lacks', (_, fields, method, names) => expect(namesOf(fields, method)).toEqual(names));

test.each([
  [null, {}, []],
  [18, {}, ['age_confirmed']],
  [18, { age_confirmed: 'on' }, []],
] as const)('goods from the age of %s with %j', (age, fields, names) => {
  expect(namesOf({ billing_same: 'on', ...fields }, 'delivery', age)).toEqual(names);
});

test.each([
  ['7501', []],
  ['75013', []],
  ['75013!', ['shipping_postal_code']],
])('the postal code %s', (shipping_postal_code, names) =>
  expect(namesOf({ billing_same: 'on', shipping_postal_code })).toEqual(names),
);

test.each<[string, number[] | null, boolean, string[]]>([
  ['not read yet', null, false, []],
  ['none free', [0, 0], false, []],
  ['one free', [0, 1], false, ['slot_id']],
  ['one chosen', [0, 1], true, []],
])('slots: %s', (_, lefts, isChosen, names) => {
  const days =
    lefts && ([{ date: '2026-11-26', slots: lefts.map((left, id) => ({ id, left })) }] as unknown as SlotDays);
  const chosen = isChosen ? ({ id: 1 } as Slots['chosen']) : null;
  expect(Object.keys(slotFault({ days, chosen }))).toEqual(names);
});

beforeAll(async () => {
  for (const language of languages) await loadWords(language, ['checkout']);
});

test.each([
  ['a failure', new Refusal('unexpected', { status: 500, message: 'Internal' })],
  ['an answer that is none', new Refusal('unexpected', { status: 502, message: '' })],
  ['a shop that is away', new Refusal('unavailable', { status: 503, message: 'Later' })],
])('%s is told in the words of the specification, in each language', (_, refusal) => {
  expect(languages.map((language) => whyNotPlaced(translatorOf<BaseArea | 'checkout'>(language), refusal))).toEqual([
    'Votre commande n’a pas pu être passée. Veuillez réessayer.',
    'There was an error processing your order. Please try again.',
    'Có lỗi khi xử lý đơn hàng. Vui lòng thử lại.',
  ]);
});

test('a field’s fault and a refusal say what they are', () => {
  const t = translatorOf<BaseArea | 'checkout'>('en');
  expect(whyNotPlaced(t, invalidFields({ type: 'checkout.storeDoesNotDeliver' }))).toMatch(/does not deliver/);
  expect(whyNotPlaced(t, new Refusal('network', { message: '' }))).toMatch(/^No connection/);
  expect(whyNotPlaced(t, new Refusal('tooMany', { status: 429, message: 'Wait.' }))).toBe('Wait.');
});
