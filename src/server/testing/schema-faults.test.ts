import { expect, test } from 'vitest';
import { schemaFaults } from './schema-faults.ts';

const offer = {
  '@type': 'Offer',
  url: 'https://shop.example/products/riz-7',
  price: 2.5,
  priceCurrency: 'EUR',
  availability: 'https://schema.org/InStock',
};
const context = { '@context': 'https://schema.org' };
const product = { ...context, '@type': 'Product', name: 'Riz', description: 'Du riz', offers: offer };
const step = { '@type': 'ListItem', position: 1, name: 'Riz', item: 'https://shop.example/' };
const way = { ...context, '@type': 'BreadcrumbList', itemListElement: [step, { ...step, position: 2 }] };
const stars = { '@type': 'AggregateRating', ratingValue: 4, reviewCount: 2 };

test('what schema.org defines has no fault', () => {
  for (const data of [product, { ...product, aggregateRating: stars }, way]) expect(schemaFaults(data)).toEqual([]);
});

test.each([
  [{ ...product, '@context': 'http://example.com' }, '@context'],
  [{ ...product, '@type': 'Produkt' }, '@type Produkt'],
  [{ ...product, colour: 'white' }, 'Product.colour'],
  [{ ...product, name: '' }, 'Product.name'],
  [{ ...product, image: ['/pictures/a-600.webp'] }, 'Product.image'],
  [{ ...product, offers: { ...offer, availability: 'InStock' } }, 'Product.offers > Offer.availability'],
  [{ ...product, offers: { '@type': 'Answer', text: 'Yes' } }, 'Product.offers > Answer'],
  [{ ...product, offers: { ...offer, price: undefined } }, 'Product.offers > Offer without price'],
  [{ ...product, offers: { ...offer, priceCurrency: '€' } }, 'Product.offers > Offer.priceCurrency'],
  [
    { ...product, aggregateRating: { ...stars, ratingValue: 0 } },
    'Product.aggregateRating > AggregateRating.ratingValue',
  ],
  [
    { ...product, aggregateRating: { ...stars, reviewCount: 0 } },
    'Product.aggregateRating > AggregateRating.reviewCount',
  ],
  [{ ...product, gtin13: '123' }, 'Product.gtin13'],
  [{ ...way, itemListElement: [step] }, 'BreadcrumbList.itemListElement'],
  [{ ...way, itemListElement: [step, step] }, 'BreadcrumbList.itemListElement'],
  [{ ...context, '@type': 'FAQPage', mainEntity: [] }, 'FAQPage.mainEntity'],
  [{ ...context, '@type': 'AboutPage', name: 'Us', url: 'https://shop.example/' }, 'AboutPage without mainEntity'],
])('%o is told as a fault', (data, fault) => {
  expect(schemaFaults(data)).toEqual([fault]);
});
