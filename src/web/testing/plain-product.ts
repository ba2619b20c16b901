import type { Product } from '#contract/catalogue/catalogue.ts';

/** What is packed, of a product that is sold by the piece and of which nothing more is known. */
export const plainPiece: Product['product'] = {
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
