import type { BreadcrumbList, Offer, Product, WithContext } from 'schema-dts';
import type { ProductDetail } from '#contract/catalogue/catalogue.ts';
import { isInStoreBarcode } from '#domain/catalogue/barcode.ts';
import { dayIn } from '#domain/clock/zone-time.ts';

type Page = {
  address: string;
  images: readonly string[];
  currency: string;
  /** Of the store: an offer ends on a day of its clock. */
  timeZone: string;
  description: string;
  seller: string;
};

/** What a unit price is for, by its UN/CEFACT code, which schema.org wants; what has none is "one". */
const unitCodes: { [unit in ProductDetail['unitPriceUnit']]?: string } = {
  kg: 'KGM',
  l: 'LTR',
  metre: 'MTR',
  pair: 'PR',
  hundred: 'CEN',
};

/** A product as search engines read it (schema.org, Product). Addresses are whole ones. */
export function productSchema(item: ProductDetail, page: Page): WithContext<Product> {
  const { barcode } = item.product;
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: item.name,
    description: page.description,
    sku: String(item.id),
    ...(page.images.length > 0 && { image: page.images }),
    ...(barcode && !isInStoreBarcode(barcode) && { [`gtin${barcode.length}`]: barcode }),
    ...(item.ratingAverage !== null && {
      aggregateRating: { '@type': 'AggregateRating', ratingValue: item.ratingAverage, reviewCount: item.ratingCount },
    }),
    offers: offerSchema(item, page),
  };
}

function offerSchema(item: ProductDetail, { address, currency, timeZone, seller }: Page): Offer {
  const isOut = item.inventory && item.quantityInStock <= 0;
  const price = (value: number) =>
    ({ '@type': 'UnitPriceSpecification', price: value, priceCurrency: currency }) as const;
  const referenceQuantity = {
    '@type': 'QuantitativeValue',
    value: 1,
    unitCode: unitCodes[item.unitPriceUnit] ?? 'C62',
  } as const;
  return {
    '@type': 'Offer',
    url: address,
    price: item.price,
    priceCurrency: currency,
    priceSpecification: [
      { ...price(item.unitPrice), valueAddedTaxIncluded: true, referenceQuantity },
      ...(item.reduction
        ? [{ ...price(item.reduction.priorPrice), priceType: 'https://schema.org/StrikethroughPrice' }]
        : []),
    ],
    availability: `https://schema.org/${isOut ? 'OutOfStock' : 'InStock'}`,
    seller: { '@type': 'Organization', name: seller },
    ...(item.discountEndsAt && { priceValidUntil: dayIn(timeZone, new Date(item.discountEndsAt)) }),
  };
}

/** The way to a page as search engines read it (schema.org, BreadcrumbList); whole addresses, the page itself last. */
export function breadcrumbSchema(path: readonly { name: string; address: string }[]): WithContext<BreadcrumbList> {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: path.map(({ name, address }, i) => ({
      '@type': 'ListItem',
      position: i + 1,
      name,
      item: address,
    })),
  };
}
