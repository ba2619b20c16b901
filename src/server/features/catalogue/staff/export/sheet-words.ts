import type { Unit } from '#domain/catalogue/unit.ts';
import type { Language } from '#domain/language/language.ts';

/** What the catalogue for spreadsheets says: its name, the headings of its columns, units, yes and no. */
type SheetWords = {
  fileName: string;
  heads: Record<Head, string>;
  units: Record<Unit, string>;
  yes: string;
  no: string;
};
export type Head =
  | ('name' | 'code' | 'barcode' | 'otherBarcodes' | 'category' | 'unit' | 'store' | 'price' | 'wholesalePrice')
  | ('discount' | 'onHand' | 'available' | 'vat' | 'origin' | 'visible');

export const sheetWords: Record<Language, SheetWords> = {
  fr: {
    fileName: 'Produits',
    heads: {
      name: 'Produit',
      code: 'Code',
      barcode: 'Code-barres',
      otherBarcodes: 'Autres codes-barres',
      category: 'Rayon',
      unit: 'Vendu',
      store: 'Magasin',
      price: 'Prix',
      wholesalePrice: 'Prix de gros',
      discount: 'Remise en %',
      onHand: 'Stock du magasin',
      available: 'Dont disponible',
      vat: 'TVA en %',
      origin: 'Origine',
      visible: 'En vente',
    },
    units: { P: 'À la pièce', KG: 'Au kilo', COLIS: 'Au carton', BOUTEILLE: 'À la bouteille', LITRE: 'Au litre' },
    yes: 'Oui',
    no: 'Non',
  },
  en: {
    fileName: 'Products',
    heads: {
      name: 'Product',
      code: 'Code',
      barcode: 'Barcode',
      otherBarcodes: 'Other barcodes',
      category: 'Category',
      unit: 'Sold by',
      store: 'Store',
      price: 'Price',
      wholesalePrice: 'Wholesale price',
      discount: 'Discount in %',
      onHand: 'Stock of the store',
      available: 'Available of it',
      vat: 'VAT in %',
      origin: 'Origin',
      visible: 'On sale',
    },
    units: { P: 'Piece', KG: 'Kilogram', COLIS: 'Case', BOUTEILLE: 'Bottle', LITRE: 'Litre' },
    yes: 'Yes',
    no: 'No',
  },
  vi: {
    fileName: 'Sản phẩm',
    heads: {
      name: 'Sản phẩm',
      code: 'Mã',
      barcode: 'Mã vạch',
      otherBarcodes: 'Mã vạch khác',
      category: 'Quầy hàng',
      unit: 'Bán theo',
      store: 'Cửa hàng',
      price: 'Giá',
      wholesalePrice: 'Giá sỉ',
      discount: 'Giảm giá (%)',
      onHand: 'Lượng hàng của cửa hàng',
      available: 'Còn bán được',
      vat: 'VAT (%)',
      origin: 'Xuất xứ',
      visible: 'Đang bán',
    },
    units: { P: 'Cái', KG: 'Kilôgam', COLIS: 'Thùng', BOUTEILLE: 'Chai', LITRE: 'Lít' },
    yes: 'Có',
    no: 'Không',
  },
};
