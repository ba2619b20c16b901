import { beforeEach, expect, test } from 'vitest';
import type { ShopStore } from '#web/shared/shop/shop.ts';
import { answerDelivery, askDelivery, askStore } from './ask-delivery.ts';
import { chooseDelivery, currentDelivery, isDeliveryChosen } from './delivery.ts';

const pickup = { deliveryMethod: 'pickup', postalCode: null } as const;
const delivery = { deliveryMethod: 'delivery', postalCode: '75013' } as const;
beforeEach(() => chooseDelivery({ deliveryMethod: null, postalCode: null }));

test('a question waits for its answer, and a newer one pushes it away unanswered', async () => {
  const first = askDelivery('riz');
  const second = askDelivery();
  expect(await first).toBeNull();
  answerDelivery(delivery);
  expect(await second).toEqual(delivery);
  const third = askStore({ id: 2 } as ShopStore);
  answerDelivery(null);
  expect(await third).toBeNull();
});

test('chosen means pickup, or a postal code; pickup clears the code, and what is no code is not kept', () => {
  expect(isDeliveryChosen({ deliveryMethod: null, postalCode: null })).toBe(false);
  expect(isDeliveryChosen({ deliveryMethod: 'delivery', postalCode: null })).toBe(false);
  expect(isDeliveryChosen({ deliveryMethod: null, postalCode: '75013' })).toBe(true);
  expect(isDeliveryChosen(pickup)).toBe(true);
  chooseDelivery({ deliveryMethod: 'delivery', postalCode: ' k1a 0b1 ' });
  expect(currentDelivery()).toEqual({ deliveryMethod: 'delivery', postalCode: 'K1A 0B1' });
  chooseDelivery({ deliveryMethod: 'delivery', postalCode: '7501' });
  expect(isDeliveryChosen(currentDelivery())).toBe(false);
  chooseDelivery({ deliveryMethod: 'pickup', postalCode: '75013' });
  expect(currentDelivery()).toEqual(pickup);
});
