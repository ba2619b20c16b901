import { type FlagPath, flagPaths } from '#domain/access/feature-config.ts';
import { nutritionKeys } from '#domain/catalogue/nutrient.ts';
import { type Language, languages } from '#domain/language/language.ts';
import { networkNames, type SocialNetwork } from '#domain/pages/social-link.ts';
import type { ThingKind } from './thing-kind.ts';

/** The names that recorded fields are made of, within lists too; each has words `admin.audit.field_…`. */
export const fieldNames = [
  'name',
  'names',
  'code',
  'email',
  'pendingEmail',
  'phone',
  'phoneNumber',
  'contact',
  'address',
  'street',
  'city',
  'state',
  'postalCode',
  'zipCode',
  'country',
  'status',
  'note',
  'answer',
  'reason',
  'date',
  'descriptions',
  'ingredients',
  'category',
  'kind',
  'unit',
  'packaging',
  'storageType',
  'comparedBy',
  'allergens',
  'mayContain',
  'allergensUnseen',
  'factsSource',
  'diets',
  'supplier',
  'supplierCode',
  'brand',
  'barcode',
  'pictures',
  'barcodes',
  'scaleCode',
  'unreadBarcodes',
  'weight',
  'volume',
  'pieces',
  'quantityStep',
  'firstQuantity',
  'vatInPercent',
  'origin',
  'nutrition',
  'alcoholPercent',
  'minimumAge',
  'featured',
  'rowsPerPage',
  'visible',
  'price',
  'originalPrice',
  'wholesalePrice',
  'discount',
  'discountFrom',
  'discountTo',
  'quantityInStock',
  'width',
  'height',
  'bytes',
  'synonyms',
  'words',
  'kinds',
  'type',
  'items',
  'productId',
  'quantity',
  'total',
  'shippingFee',
  'returned',
  'creditNote',
  'ingredientsExemption',
  'lowStock',
  'searchWords',
  'unitWeight',
  'isWeightEstimated',
  'tareWeight',
  'paymentStatus',
  'paymentMethod',
  'substitution',
  'customerName',
  'customerPhone',
  'deliveryNote',
  'slot',
  'ageConfirmed',
  'externalId',
  'storeCreditAmount',
  'means',
  'attention',
  'amount',
  'shelfEmpty',
  'shippingAddress',
  'shippingCity',
  'shippingPostalCode',
  'billingAddress',
  'billingCity',
  'billingPostalCode',
  'customerType',
  'wholesaleRequested',
  'taxNumber',
  'taxIdentificationNumber',
  'roles',
  'storeIds',
  'bio',
  'default_store_id',
  'storeCredit',
  'creditReason',
  'refusalReason',
  'handled',
  'answered',
  'displayable',
  'allowDelivery',
  'shippingRules',
  'orderAmount',
  'deliveryFeeForRetail',
  'deliveryFeeForWholesale',
  'openingHours',
  'weekday',
  'opens',
  'closes',
  'closedDays',
  'percent',
  'isActive',
  'validFrom',
  'validTo',
  'timeZone',
  'latitude',
  'longitude',
  'position',
  'legalName',
  'foundedIn',
  'legalNumbers',
  'colours',
  'logo',
  'mailSender',
  'socialLinks',
  'bundled',
  'list',
  'query',
  'columns',
  'fixed',
  'decimal',
  'sheet',
  'absent',
  'addsUnknown',
  'shared',
  'handedOver',
  'by',
  'attempts',
  'registeredAddress',
  'lines',
  'defaultSort',
  'iban',
  'bic',
  'accountHolder',
  'weighedMarginPercent',
  'mostOrdersARun',
  'scaleBarcodes',
  'weighedUnderPercent',
  'weighedOverPercent',
  'substituteAnswerMinutes',
  'figuresByPicker',
  'daysAhead',
  'minutesPerOrder',
  'minutesPerLine',
  'windows',
  'start',
  'end',
  'orders',
  'driver',
  'cashFloat',
  'cashGiven',
  'pickingMinutes',
  'cutOffMinutes',
  'fee',
  'aisles',
  'categories',
  'shelf',
  'ageChecked',
  'handedTo',
  'closed',
  'scopes',
  'expiresAt',
  'url',
  'events',
  'delivery',
  'rows',
  'changed',
  'refused',
  'purchasePrice',
  'caseSize',
  'noteNumber',
  'deliveredOn',
  'bestBefore',
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
