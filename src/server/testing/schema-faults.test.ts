import { expect, test } from 'vitest';
import { schemaFaults } from './schema-faults.ts';

const offer = { '@type': 'Offer', price: 2.5, availability: 'https://schema.org/InStock' };
const product = { '@context': 'https://schema.org', '@type': 'Product', name: 'Riz', offers: offer };

test('what schema.org defines has no fault', () => {
  expect(schemaFaults(product)).toEqual([]);
});

test.each([
  [{ ...product, '@context': 'http://example.com' }, '@context'],
  [{ ...product, '@type': 'Produkt' }, '@type Produkt'],
  [{ ...product, colour: 'white' }, 'Product.colour'],
  [{ ...product, name: '' }, 'Product.name'],
  [{ ...product, image: ['/site/og.jpg'] }, 'Product.image'],
  [{ ...product, offers: { ...offer, availability: 'InStock' } }, 'Product.offers > Offer.availability'],
  [{ ...product, offers: { '@type': 'Answer', text: 'Yes' } }, 'Product.offers > Answer'],
])('%o is told as a fault', (told, fault) => {
  expect(schemaFaults(told)).toEqual([fault]);
});
