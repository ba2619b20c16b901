import type { InputOf } from '#contract/endpoint.ts';
import type { StaffShop, writeShop } from '#contract/shop/shop.ts';
import type { SortOrder } from '#domain/catalogue/sort.ts';
import type { Language } from '#domain/language/language.ts';
import { wholeNumber } from '#domain/numbers/number-kind.ts';
import type { RegisteredAddress } from '#domain/pages/registered-address.ts';
import { type SocialNetwork, socialNetworks } from '#domain/pages/social-link.ts';
import { groupIban } from '#domain/transfer/bank-account.ts';
import { numberToSend } from '../form/typed-number.ts';

/** The identity of the shop as its form holds it. */
export type IdentityValues = {
  name: string;
  legalName: string;
  /** A year as it is typed. */
  foundedIn: string;
  registeredAddress: RegisteredAddress;
  email: string;
  phone: string;
  logo: string | null;
  legalNumbers: { label: string; value: string }[];
  socialLinks: Record<SocialNetwork, string>;
  /** In groups, as it is read. */
  iban: string;
  bic: string;
  account_holder: string;
  /** Per cent, as it is typed. */
  weighedMarginPercent: string;
  mostOrdersARun: string;
  weighedUnderPercent: string;
  weighedOverPercent: string;
  substituteAnswerMinutes: string;
  /** One a line. */
  scaleBarcodes: string;
  figuresByPicker: boolean;
  defaultSort: SortOrder;
};

/** Whole numbers that are always said. */
const wholeFields = [
  'weighedMarginPercent',
  'mostOrdersARun',
  'weighedUnderPercent',
  'weighedOverPercent',
  'substituteAnswerMinutes',
] as const;
type WholeField = (typeof wholeFields)[number];

const noAddress: RegisteredAddress = { lines: '', postalCode: '', city: '', country: '' };

export function identityValues({
  name,
  legalName,
  foundedIn,
  registeredAddress,
  email,
  phone,
  logo,
  legalNumbers,
  socialLinks,
  iban,
  bic,
  account_holder,
  defaultSort,
  ...shop
}: StaffShop): IdentityValues {
  return {
    name,
    legalName,
    foundedIn: `${foundedIn ?? ''}`,
    email,
    phone,
    logo,
    defaultSort,
    iban: groupIban(iban),
    bic,
    account_holder,
    ...(Object.fromEntries(wholeFields.map((field) => [field, String(shop[field])])) as Record<WholeField, string>),
    scaleBarcodes: shop.scaleBarcodes.join('\n'),
    figuresByPicker: shop.figuresByPicker,
    registeredAddress: { ...noAddress, ...registeredAddress },
    legalNumbers: Object.entries(legalNumbers).map(([label, value]) => ({ label, value })),
    socialLinks: Object.fromEntries(
      socialNetworks.map((network) => [network, socialLinks[network] ?? '']),
    ) as IdentityValues['socialLinks'],
  };
}

/** What the call is sent for what changed. A row of the legal notice that is empty is none. */
export function identityInput(
  { legalNumbers, foundedIn, scaleBarcodes, ...rest }: Partial<IdentityValues>,
  language: Language,
): InputOf<typeof writeShop> {
  const rows = legalNumbers?.filter(({ label, value }) => label.trim() || value.trim());
  const numbers: { [K in WholeField]?: number } = {};
  for (const field of wholeFields) {
    const typed = rest[field];
    // Null would leave it as it was: an empty one is refused at its field.
    if (typed !== undefined) numbers[field] = (numberToSend(typed, wholeNumber, language) ?? '') as number;
  }
  return {
    ...(rest as Omit<typeof rest, WholeField>),
    // What is no number is sent as it was typed, and refused at its field.
    ...(foundedIn !== undefined && { foundedIn: numberToSend(foundedIn, wholeNumber, language) as number | null }),
    ...numbers,
    ...(scaleBarcodes !== undefined && { scaleBarcodes: scaleBarcodes.split('\n').filter((one) => one.trim()) }),
    ...(rows && { legalNumbers: Object.fromEntries(rows.map(({ label, value }) => [label.trim(), value])) }),
  };
}

/** The first heading of the legal notice that stands there twice: the call would keep one of them. */
export function headingTwice(rows: IdentityValues['legalNumbers']): string | null {
  const labels = rows.map(({ label }) => label.trim());
  return labels.find((label, i) => label !== '' && labels.indexOf(label) < i) ?? null;
}
