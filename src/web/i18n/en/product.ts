import type { ProductWords } from '../fr/product.ts';

export const product: ProductWords = {
  allergensUnknown: 'The allergens of this product have not been declared.',
  anonymous: 'Customer',
  demo: 'Demo product',
  demoName: 'Demo',
  demoText:
    'The product’s data could not be loaded. This product is an example: it has no price and no stock, and it cannot be ordered.',
  lowestPrice: 'Lowest price in the 30 days before the offer: {{amount}}',
  mayContain: 'May contain traces of: {{allergens}}',
  moreReviews: 'More reviews',
  noReviews: 'Nobody has reviewed this product yet.',
  pictureNext: 'Next picture',
  picturePrevious: 'Previous picture',
  rating: '{{rating}} out of 5',
  relatedFailed: 'Failed to fetch related products',
  reviewCount_one: '{{count}} review',
  reviewCount_other: '{{count}} reviews',
  reviews: 'Customer reviews',
  reviewsFailed: 'The reviews could not be loaded',
  reviewsText: 'Written by customers who bought the product.',
  zoom: 'Enlarge picture {{number}}',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
};
