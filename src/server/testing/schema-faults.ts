/**
 * What schema.org defines (release 29) of the types and properties that the pages tell: what each property may hold. A new
 * property is looked up at https://schema.org/<Type> and added here; one that is not here is a fault.
 */
const business = { name: 'Text', url: 'URL', image: 'ImageObject|URL', telephone: 'Text', email: 'Text' };
const definitions: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  GroceryStore: {
    ...business,
    address: 'PostalAddress|Text',
    currenciesAccepted: 'Text',
    openingHoursSpecification: 'OpeningHoursSpecification',
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
  OpeningHoursSpecification: { dayOfWeek: 'DayOfWeek', opens: 'Time', closes: 'Time' },
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

/** What of a page's structured data (JSON-LD, parsed) schema.org does not know, as paths; none is right. */
export function schemaFaults(told: unknown): string[] {
  if (!isObject(told) || told['@context'] !== 'https://schema.org') return ['@context'];
  const { '@context': _, ...thing } = told;
  return thingFaults(thing, '');
}

function thingFaults(thing: Record<string, unknown>, path: string): string[] {
  const type = String(thing['@type']);
  const properties = definitions[type];
  if (!properties) return [`${path}@type ${type}`];
  return Object.entries(thing).flatMap(([name, value]) => {
    if (name === '@type' || name === '@id') return [];
    const at = `${path}${type}.${name}`;
    const range = Object.hasOwn(properties, name) ? (properties[name] ?? '').split('|') : [];
    return [value].flat().flatMap((one) => valueFaults(one, range, at));
  });
}

function valueFaults(value: unknown, range: readonly string[], path: string): string[] {
  if (!isObject(value)) return range.some((kind) => kinds[kind]?.(value)) ? [] : [path];
  const type = String(value['@type']);
  const fits = range.some((kind) => kind === type || kind === 'Thing' || kind === wider[type]);
  return fits ? thingFaults(value, `${path} > `) : [`${path} > ${type}`];
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
