/**
 * What schema.org defines (release 29) of the types and properties that the pages use: what each property may hold. A new
 * property is looked up at https://schema.org/<Type> and added here; one that is not here is a fault.
 */
const business = { name: 'Text', url: 'URL', image: 'ImageObject|URL', telephone: 'Text', email: 'Text' };
const definitions: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  GroceryStore: {
    ...business,
    address: 'PostalAddress|Text',
    currenciesAccepted: 'Text',
    openingHoursSpecification: 'OpeningHoursSpecification',
    specialOpeningHoursSpecification: 'OpeningHoursSpecification',
    parentOrganization: 'Organization',
  },
  Organization: { ...business, foundingDate: 'Date', sameAs: 'URL' },
  AboutPage: { name: 'Text', url: 'URL', mainEntity: 'Thing' },
  PostalAddress: {
    streetAddress: 'Text',
    postalCode: 'Text',
    addressLocality: 'Text',
    addressRegion: 'Text',
    addressCountry: 'Country|Text',
  },
  OpeningHoursSpecification: {
    dayOfWeek: 'DayOfWeek',
    opens: 'Time',
    closes: 'Time',
    validFrom: 'Date',
    validThrough: 'Date',
  },
  FAQPage: { mainEntity: 'Thing' },
  Question: { name: 'Text', acceptedAnswer: 'Answer|ItemList' },
  Answer: { text: 'Text' },
  Product: {
    name: 'Text',
    description: 'Text',
    sku: 'Text',
    image: 'ImageObject|URL',
    gtin13: 'Text',
    aggregateRating: 'AggregateRating',
    offers: 'Demand|Offer',
  },
  AggregateRating: { ratingValue: 'Number|Text', reviewCount: 'Integer' },
  Offer: {
    url: 'URL',
    price: 'Number|Text',
    priceCurrency: 'Text',
    priceSpecification: 'PriceSpecification',
    availability: 'ItemAvailability',
    seller: 'Organization|Person',
    priceValidUntil: 'Date',
  },
  UnitPriceSpecification: {
    price: 'Number|Text',
    priceCurrency: 'Text',
    valueAddedTaxIncluded: 'Boolean',
    referenceQuantity: 'QuantitativeValue',
    priceType: 'PriceTypeEnumeration|Text',
  },
  QuantitativeValue: { value: 'Number|Text', unitCode: 'Text|URL' },
  BreadcrumbList: { itemListElement: 'ListItem|Text|Thing' },
  ListItem: { position: 'Integer|Text', name: 'Text', item: 'Thing' },
};
/** What search engines want of a type, beyond what schema.org lets it have. */
const required: Readonly<Record<string, readonly string[]>> = {
  GroceryStore: ['name', 'address', 'url', 'openingHoursSpecification'],
  Organization: ['name'],
  AboutPage: ['name', 'url', 'mainEntity'],
  PostalAddress: ['streetAddress', 'postalCode', 'addressLocality', 'addressCountry'],
  OpeningHoursSpecification: ['opens', 'closes'],
  FAQPage: ['mainEntity'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
  Product: ['name', 'description', 'offers'],
  AggregateRating: ['ratingValue', 'reviewCount'],
  Offer: ['url', 'price', 'priceCurrency', 'availability'],
  UnitPriceSpecification: ['price', 'priceCurrency'],
  QuantitativeValue: ['value', 'unitCode'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name', 'item'],
};
const isFrom = (least: number, most: number) => (value: unknown) => Number(value) >= least && Number(value) <= most;
/** What the value of a property must be, by `Type.property`, beyond its kind. */
const bounds: Readonly<Record<string, (value: unknown) => boolean>> = {
  'AggregateRating.ratingValue': isFrom(1, 5),
  'AggregateRating.reviewCount': isFrom(1, Number.POSITIVE_INFINITY),
  'Offer.price': isFrom(0, Number.MAX_SAFE_INTEGER),
  'Offer.priceCurrency': (value) => isWritten(value, /^[A-Z]{3}$/),
  'UnitPriceSpecification.priceCurrency': (value) => isWritten(value, /^[A-Z]{3}$/),
  'PostalAddress.addressCountry': (value) => isWritten(value, /^[A-Z]{2}$/),
  'Product.gtin13': (value) => isWritten(value, /^\d{13}$/),
  'FAQPage.mainEntity': (value) => Array.isArray(value) && value.length > 0,
  // A way of one step is none, and its steps are counted from one.
  'BreadcrumbList.itemListElement': (value) =>
    Array.isArray(value) && value.length > 1 && value.every(({ position }, i) => position === i + 1),
};
const wider: Readonly<Record<string, string>> = { UnitPriceSpecification: 'PriceSpecification' };

const day = '(Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day';
const stock =
  '(BackOrder|Discontinued|InStock|InStoreOnly|LimitedAvailability|MadeToOrder|OnlineOnly|OutOfStock|PreOrder)';
/** How a value of each plain kind is written; a thing may be named by its address alone. */
const kinds: Readonly<Record<string, (value: unknown) => boolean>> = {
  Text: (value) => typeof value === 'string' && value.trim() !== '',
  URL: (value) => isWritten(value, /^https?:\/\/[^\s/]+\//),
  Thing: (value) => isWritten(value, /^https?:\/\/[^\s/]+\//),
  Number: (value) => typeof value === 'number' && Number.isFinite(value),
  Integer: (value) => Number.isInteger(value),
  Boolean: (value) => typeof value === 'boolean',
  Date: (value) => isWritten(value, /^\d{4}(-\d\d-\d\d)?$/),
  Time: (value) => isWritten(value, /^([01]\d|2[0-3]):[0-5]\d$/),
  DayOfWeek: (value) => isWritten(value, new RegExp(`^https://schema\\.org/${day}$`)),
  ItemAvailability: (value) => isWritten(value, new RegExp(`^https://schema\\.org/${stock}$`)),
};
const isWritten = (value: unknown, form: RegExp) => typeof value === 'string' && form.test(value);

/** What of a page's structured data (JSON-LD, parsed) schema.org does not know or search engines miss, as paths. */
export function schemaFaults(data: unknown): string[] {
  if (!isObject(data) || data['@context'] !== 'https://schema.org') return ['@context'];
  const { '@context': _, ...thing } = data;
  return thingFaults(thing, '');
}

function thingFaults(thing: Record<string, unknown>, path: string): string[] {
  const type = String(thing['@type']);
  const properties = definitions[type];
  if (!properties) return [`${path}@type ${type}`];
  const missing = (required[type] ?? []).filter((name) => thing[name] === undefined);
  const faults = Object.entries(thing).flatMap(([name, value]) => {
    if (name === '@type' || name === '@id' || value === undefined) return [];
    const at = `${path}${type}.${name}`;
    const range = Object.hasOwn(properties, name) ? (properties[name] ?? '').split('|') : [];
    if (bounds[`${type}.${name}`]?.(value) === false) return [at];
    return [value].flat().flatMap((one) => valueFaults(one, range, at));
  });
  return [...missing.map((name) => `${path}${type} without ${name}`), ...faults];
}

function valueFaults(value: unknown, range: readonly string[], path: string): string[] {
  if (!isObject(value)) return range.some((kind) => kinds[kind]?.(value)) ? [] : [path];
  const type = String(value['@type']);
  const fits = range.some((kind) => kind === type || kind === 'Thing' || kind === wider[type]);
  return fits ? thingFaults(value, `${path} > `) : [`${path} > ${type}`];
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
