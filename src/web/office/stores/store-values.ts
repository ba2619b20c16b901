import type { StaffStore } from '#contract/stores/staff-stores.ts';
import type { Language } from '#domain/language/language.ts';
import { latitudeNumber, longitudeNumber, wholeNumber } from '#domain/numbers/number-kind.ts';
import { notAvailableFee } from '#domain/shipping/fee-on-wire.ts';
import { localTime } from '../form/local-time.ts';
import { numberText } from '../form/typed-number.ts';

/** `noDelivery` stands for the fee of 1000 by which the wire says so. */
export type RuleValues = {
  postalCode: string;
  noDelivery: boolean;
  orderAmount: string;
  deliveryFeeForRetail: string;
  deliveryFeeForWholesale: string;
};

/** A store as its form holds it: numbers as they are typed, an empty text for what is not known. */
export type StoreValues = {
  name: string;
  code: string;
  address: { street: string; city: string; state: string; postalCode: string; country: string };
  contact: { phoneNumber: string; email: string };
  displayable: boolean;
  allowDelivery: boolean;
  position: string;
  latitude: string;
  longitude: string;
  timeZone: string;
  openingHours: { weekday: number; opens: string; closes: string }[];
  /** Without hours it is closed. */
  closedDays: { date: string; opens: string; closes: string; reason: Record<Language, string> }[];
  discount: { percent: string; isActive: boolean; validFrom: string; validTo: string };
  shippingRules: RuleValues[];
};

/** The fields of a store that take a number, and which. */
export const storeNumbers = { position: wholeNumber, latitude: latitudeNumber, longitude: longitudeNumber } as const;

/** What a form of a store begins from; a new one has no id. */
export type EditableStore = Omit<StaffStore, 'id' | 'products'>;

/** By the habits of the language and the currency. */
export function storeValues(
  store: EditableStore,
  { language, decimals }: { language: Language; decimals: number },
): StoreValues {
  const number = (value: number | null) => numberText(value, language);
  const money = (value: number) => numberText(value, language, decimals);
  const { discount } = store;
  return {
    name: store.name,
    code: store.code ?? '',
    address: { ...store.address, state: store.address.state ?? '' },
    contact: store.contact,
    displayable: store.displayable,
    allowDelivery: store.allowDelivery,
    position: number(store.position),
    latitude: number(store.latitude),
    longitude: number(store.longitude),
    timeZone: store.timeZone,
    openingHours: store.openingHours.map(({ weekday, opens, closes }) => ({
      weekday,
      opens: opens.slice(0, 5),
      closes: closes.slice(0, 5),
    })),
    closedDays: store.closedDays.map(({ opens = '', closes = '', ...day }) => ({ ...day, opens, closes })),
    discount: {
      percent: number(discount?.percent ?? null),
      isActive: discount?.isActive ?? true,
      validFrom: localTime(discount?.validFrom ?? null, store.timeZone),
      validTo: localTime(discount?.validTo ?? null, store.timeZone),
    },
    shippingRules: store.shippingRules.map((rule) => ({
      postalCode: rule.postalCode,
      orderAmount: money(rule.orderAmount),
      ...feesOf(rule, money),
    })),
  };
}

function feesOf(
  { deliveryFeeForRetail, deliveryFeeForWholesale }: StaffStore['shippingRules'][number],
  money: (value: number) => string,
): Pick<RuleValues, 'noDelivery' | 'deliveryFeeForRetail' | 'deliveryFeeForWholesale'> {
  const noDelivery = deliveryFeeForRetail === notAvailableFee;
  if (noDelivery) return { noDelivery, deliveryFeeForRetail: '', deliveryFeeForWholesale: '' };
  const [retail, wholesale] = [money(deliveryFeeForRetail), money(deliveryFeeForWholesale)];
  return { noDelivery, deliveryFeeForRetail: retail, deliveryFeeForWholesale: wholesale };
}
