import type { Product } from '#contract/catalogue/catalogue.ts';

/** What is packed, of a product that is sold by the piece and of which nothing more is known. */
const plainPiece: Product['product'] = {
  picture: null,
  pictures: [],
  pictureColor: null,
  barcode: null,
  unit: 'P',
  pieces: null,
  packaging: null,
  supplier: null,
  supplierCode: null,
  volume: null,
  unitWeight: null,
  isWeightEstimated: false,
  articleWeight: null,
  tareWeight: null,
};

/** A product of a list, 2.50 a piece, of which nothing more is known. */
export const plainProduct: Product = {
  id: 1,
  name: 'Pommes',
  slug: 'pommes-1',
  price: 2.5,
  priceBase: 2.5,
  discountInPercent: null,
  reduction: null,
  category: 'FRUIT',
  htmlDescription: '',
  quantityInStock: 50,
  inventory: true,
  quantityStep: 1,
  firstQuantity: 1,
  unitPrice: 2.5,
  unitPriceUnit: 'kg',
  vatInPercent: 5.5,
  storageType: 'dry',
  minimumAge: null,
  product: plainPiece,
};
