import { type FlagPath, flagPaths } from '#domain/access/feature-config.ts';
import { nutritionKeys } from '#domain/catalogue/nutrient.ts';
import { type Language, languages } from '#domain/language/language.ts';
import { networkNames, type SocialNetwork } from '#domain/pages/social-link.ts';
import type { ThingKind } from './thing-kind.ts';

/** The names that recorded fields are made of, within lists too; each has words `admin.audit.field_…`. */
export const fieldNames = [
  ...(['name', 'names', 'email', 'pendingEmail', 'phone', 'phoneNumber', 'contact', 'address', 'street'] as const),
  ...(['city', 'state', 'postalCode', 'zipCode', 'country', 'status', 'note', 'answer', 'reason', 'date'] as const),
  ...(['descriptions', 'ingredients', 'category', 'kind', 'unit', 'packaging', 'storageType', 'comparedBy'] as const),
  ...(['allergens', 'mayContain', 'diets', 'supplier', 'supplierCode', 'brand', 'barcode', 'pictures'] as const),
  ...(['barcodes', 'unreadBarcodes'] as const),
  ...(['weight', 'volume', 'pieces', 'quantityStep', 'firstQuantity', 'vatInPercent', 'origin', 'nutrition'] as const),
  ...(['alcoholPercent', 'minimumAge', 'featured', 'visible', 'price', 'originalPrice', 'wholesalePrice'] as const),
  ...(['discount', 'discountFrom', 'discountTo', 'quantityInStock', 'width', 'height', 'bytes'] as const),
  ...(['synonyms', 'words', 'kinds', 'type', 'items', 'productId', 'quantity', 'total', 'shippingFee'] as const),
  ...([
    'returned',
    'creditNote',
    'ingredientsExemption',
    'lowStock',
    'searchWords',
    'unitWeight',
    'isWeightEstimated',
    'tareWeight',
  ] as const),
  ...(['paymentStatus', 'paymentMethod', 'substitution', 'customerName', 'customerPhone', 'deliveryNote'] as const),
  ...(['slot', 'ageConfirmed', 'externalId', 'storeCreditAmount', 'means', 'amount', 'shelfEmpty'] as const),
  ...(['shippingAddress', 'shippingCity', 'shippingPostalCode'] as const),
  ...(['billingAddress', 'billingCity', 'billingPostalCode'] as const),
  ...(['customerType', 'wholesaleRequested', 'taxNumber', 'taxIdentificationNumber', 'roles', 'bio'] as const),
  ...([
    'default_store_id',
    'storeCredit',
    'creditReason',
    'refusalReason',
    'handled',
    'answered',
    'displayable',
  ] as const),
  ...(['allowDelivery', 'shippingRules', 'orderAmount', 'deliveryFeeForRetail', 'deliveryFeeForWholesale'] as const),
  ...(['openingHours', 'weekday', 'opens', 'closes', 'closedDays', 'percent', 'isActive', 'validFrom'] as const),
  ...(['validTo', 'timeZone', 'latitude', 'longitude', 'position', 'legalName', 'foundedIn'] as const),
  ...(['legalNumbers', 'colours', 'logo', 'mailSender', 'socialLinks', 'bundled', 'list', 'query'] as const),
  ...(['columns', 'shared', 'handedOver', 'by', 'attempts', 'registeredAddress', 'lines', 'defaultSort'] as const),
  ...(['iban', 'bic', 'accountHolder'] as const),
  ...(['daysAhead', 'minutesPerOrder', 'minutesPerLine', 'windows', 'start', 'end'] as const),
  ...(['orders', 'pickingMinutes', 'cutOffMinutes', 'fee'] as const),
  ...nutritionKeys,
] as const;
export type FieldName = (typeof fieldNames)[number];

/** What a part of a field's name stands for; `unknown` has no words. */
export type FieldPart =
  | { kind: 'word'; name: FieldName }
  | { kind: 'language'; language: Language }
  | { kind: 'store'; id: number }
  | { kind: 'flag'; flag: FlagPath }
  | { kind: 'text'; text: string }
  | { kind: 'unknown'; text: string };

/** Fields whose parts staff have named themselves. */
const ownNames = new Set(['legalNumbers', 'colours']);

/** The parts of a recorded field: `stores.3.price` of a product is its price in store 3. */
export function fieldParts(thing: ThingKind, field: string): FieldPart[] {
  if (thing === 'featureConfig') {
    const flag = flagPaths.find((path) => path === field);
    return [flag ? { kind: 'flag', flag } : { kind: 'unknown', text: field }];
  }
  const [head = '', ...rest] = field.split('.');
  if (head === 'stores' && /^\d+$/.test(rest[0] ?? ''))
    return [...rest.slice(1).map(fieldPart), { kind: 'store', id: Number(rest[0]) }];
  // Their names may have dots.
  if (head === 'nutrition' && rest.length > 0) {
    const part = fieldPart(rest.join('.'));
    return [fieldPart(head), part.kind === 'unknown' ? { kind: 'text', text: part.text } : part];
  }
  if (ownNames.has(head) && rest.length > 0) return [fieldPart(head), { kind: 'text', text: rest.join('.') }];
  if (head === 'socialLinks')
    return [head, ...rest].map((part) => {
      const text = Object.hasOwn(networkNames, part) ? networkNames[part as SocialNetwork] : undefined;
      return text ? { kind: 'text', text } : fieldPart(part);
    });
  return [head, ...rest].map(fieldPart);
}

/** What one name stands for, as objects within a list have them. */
export function fieldPart(part: string): FieldPart {
  const name = fieldNames.find((known) => known === part);
  if (name) return { kind: 'word', name };
  const language = languages.find((known) => known === part);
  return language ? { kind: 'language', language } : { kind: 'unknown', text: part };
}
