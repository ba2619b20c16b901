import { expect, test } from 'vitest';
import { faqSchema, groceryStoreSchema } from './structured-data.ts';

const store = {
  id: 3,
  name: 'Panier Canal',
  address: { street: '1 quai', city: 'Lyon', state: null, postalCode: '69001', country: 'FR' },
  contact: { phoneNumber: '+33 4 99', email: '' },
  openingHours: [
    { weekday: 2, opens: '08:30', closes: '20:00' },
    { weekday: 7, opens: '20:00', closes: '24:00' },
  ],
  specialDays: [
    { date: '2026-12-24', opens: '08:30', closes: '16:00' },
    { date: '2026-12-25' },
    { date: '2026-12-31', opens: '10:00', closes: '24:00' },
  ],
};
const shop = { name: 'Panier', currency: 'EUR', at: 'https://shop.example/?lng=en' };

test('a store is told with its address, the hours of each day and what it has entered', () => {
  const schema = groceryStoreSchema(store, shop) as unknown as Record<string, unknown>;
  expect(schema).toMatchObject({
    '@type': 'GroceryStore',
    '@id': 'https://shop.example/#store-3',
    telephone: '+33 4 99',
  });
  expect(schema).not.toHaveProperty('email');
  expect(schema.address).not.toHaveProperty('addressRegion');
  expect(schema).not.toHaveProperty('image');
  const image = 'https://shop.example/pictures/front-1200.webp';
  expect(groceryStoreSchema(store, { ...shop, image })).toMatchObject({ image });
  const hours = (schema.openingHoursSpecification as Record<string, string>[]).map((one) => [
    one.dayOfWeek,
    one.opens,
    one.closes,
  ]);
  expect(hours).toEqual([
    ['https://schema.org/Tuesday', '08:30', '20:00'],
    ['https://schema.org/Sunday', '20:00', '23:59'],
  ]);
  const day = (date: string, opens: string, closes: string) => {
    return { '@type': 'OpeningHoursSpecification', validFrom: date, validThrough: date, opens, closes };
  };
  expect(schema.specialOpeningHoursSpecification).toEqual([
    day('2026-12-24', '08:30', '16:00'),
    day('2026-12-25', '00:00', '00:00'),
    day('2026-12-31', '10:00', '23:59'),
  ]);
  expect(groceryStoreSchema({ ...store, specialDays: [] }, shop)).not.toHaveProperty(
    'specialOpeningHoursSpecification',
  );
});

test('each question is told with its answer', () => {
  expect(faqSchema([{ question: 'Where?', answer: 'Here.' }]).mainEntity).toEqual([
    { '@type': 'Question', name: 'Where?', acceptedAnswer: { '@type': 'Answer', text: 'Here.' } },
  ]);
});
