import { fromDecimal, toDecimal } from '#domain/money/cents.ts';
import { mostOrderCents } from '#domain/money/currency.ts';
import { feeFromDecimal } from '#domain/shipping/fee-on-wire.ts';
import type { ShippingRule } from '#domain/shipping/shipping-rule.ts';

type Rule = { postalCode: string; orderAmount: number; retail: number; wholesale: number };
type Hours = { weekday: number; opens: string; closes: string };
/**
 * A stretch of these weekdays in which orders go out, if the store delivers, and are handed over; fee in euros, for
 * what is brought.
 */
type Window = { weekdays: readonly number[]; start: string; end: string; fee: number };
/** How many orders a slot takes and how many minutes before its start the last one is taken. */
type Slots = { mostOrders: number; cutOffMinutes: number; windows: readonly Window[] };
export type DemoStore = {
  name: string;
  street: string;
  city: string;
  state: string;
  postalCode: string;
  phone: string;
  email: string;
  latitude: number;
  longitude: number;
  allowDelivery: boolean;
  /** Amounts in euros; 1000 marks "no delivery". */
  rules: Rule[];
  hours: Hours[];
  /** When it brings and hands over orders; one without agrees the time later. */
  slots?: Slots;
  /** Share of the goods that the store sells. */
  range: number;
  discount?: DemoStoreDiscount;
};
/** A store's discount on everything; `from` and `to` are days around the seeding, both included. None runs then. */
export type DemoStoreDiscount = { percent: number; isActive: boolean; from: number; to: number };

/** The demo is written in euros and cents. In another currency its cents are the smallest unit: 3.90 € become 390 ¥. */
export const demoDecimals = 2;

const rule = (postalCode: string, orderAmount: number, retail: number, wholesale = retail): Rule => ({
  postalCode,
  orderAmount,
  retail,
  wholesale,
});
const days = (from: number, to: number, opens: string, closes: string): Hours[] =>
  Array.from({ length: to - from + 1 }, (_, i) => ({ weekday: from + i, opens, closes }));
/** Tuesday to Sunday 8:30-20:00, Monday closed. */
const usual = days(2, 7, '08:30', '20:00');
const weekdaysFrom = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => from + i);
/** Tuesday to Sunday, as the stores are open. */
const weekdays = weekdaysFrom(2, 7);
const on = (days: readonly number[], start: string, end: string, fee = 0): Window[] => [
  { weekdays: days, start, end, fee },
];
const others = '*****';
/** At its own amount a rule becomes free delivery, a refusal too: this one names an amount above any order. */
const refused = rule(others, toDecimal(mostOrderCents, demoDecimals) + 1, 1000);
/** The same rules for each of these postal codes. */
const around = (codes: readonly string[], rules: (code: string) => Rule[]): Rule[] => codes.flatMap(rules);

/** Real towns, fictional streets; telephone numbers from the range that the French regulator keeps for fiction. */
export const demoStores: readonly DemoStore[] = [
  {
    name: 'Panier Paris Treizième',
    street: '18 rue des Jonques',
    city: 'Paris',
    state: 'Île-de-France',
    postalCode: '75013',
    phone: '+33 1 99 00 13 01',
    email: 'paris@panier.example',
    latitude: 48.8266,
    longitude: 2.3609,
    allowDelivery: true,
    // On its own side of the river cheaper above 30, free from 50. Anywhere else it goes as a parcel.
    rules: [
      ...around(['75013', '75005', '75014'], (code) => [
        rule(code, 30, 3.9, 2.9),
        rule(code, 50, 1.9, 0),
        rule(code, 50, 0, 0),
      ]),
      rule(others, 100, 12.9, 10.9),
      rule(others, 100, 0, 0),
    ],
    hours: usual,
    // The largest: all day long, a little dearer when everybody is at home.
    slots: {
      mostOrders: 16,
      cutOffMinutes: 60,
      windows: [
        ...on(weekdays, '10:00', '12:00'),
        ...on(weekdays, '14:00', '16:00'),
        ...on(weekdays, '16:00', '18:00', 1),
        ...on(weekdays, '18:00', '20:00', 2),
      ],
    },
    range: 1,
  },
  {
    name: 'Panier Montreuil',
    street: '4 place du Marché-aux-Lotus',
    city: 'Montreuil',
    state: 'Île-de-France',
    postalCode: '93100',
    phone: '+33 1 99 00 93 02',
    email: 'montreuil@panier.example',
    latitude: 48.8618,
    longitude: 2.4429,
    allowDelivery: true,
    // Only its own town and the next are served.
    rules: [rule('93100', 40, 3.5), rule('93100', 40, 0), rule('75020', 60, 4.9), rule('75020', 60, 0), refused],
    hours: usual,
    slots: {
      mostOrders: 12,
      cutOffMinutes: 90,
      windows: [
        ...on(weekdays, '10:00', '12:00'),
        ...on(weekdays, '14:00', '16:00'),
        ...on(weekdays, '18:00', '20:00', 2),
      ],
    },
    range: 0.96,
    // The anniversary of its opening, over by now.
    discount: { percent: 5, isActive: true, from: -76, to: -70 },
  },
  {
    name: 'Panier Ivry',
    street: '57 avenue des Tamariniers',
    city: 'Ivry-sur-Seine',
    state: 'Île-de-France',
    postalCode: '94200',
    phone: '+33 1 99 00 94 03',
    email: 'ivry@panier.example',
    latitude: 48.8157,
    longitude: 2.3848,
    allowDelivery: true,
    rules: [
      ...around(['94200', '94400'], (code) => [
        rule(code, 25, 6.5, 4.5),
        rule(code, 45, 4.5, 2.5),
        rule(code, 70, 2.5, 0),
        rule(code, 70, 0, 0),
      ]),
      refused,
    ],
    hours: usual,
    // One van: mornings, and evenings but for Sundays.
    slots: {
      mostOrders: 8,
      cutOffMinutes: 120,
      windows: [...on(weekdays, '09:00', '11:30'), ...on(weekdaysFrom(2, 6), '17:30', '20:00', 1.5)],
    },
    range: 0.94,
    // Announced for later.
    discount: { percent: 10, isActive: true, from: 62, to: 68 },
  },
  {
    name: 'Panier Lognes',
    street: '2 allée du Moulin-Bleu',
    city: 'Lognes',
    state: 'Île-de-France',
    postalCode: '77185',
    phone: '+33 1 99 00 77 04',
    email: 'lognes@panier.example',
    latitude: 48.8361,
    longitude: 2.6277,
    allowDelivery: false,
    rules: [refused],
    hours: [...days(2, 6, '08:30', '20:00'), ...days(7, 7, '08:30', '13:00')],
    // Handed over alone; on Sundays in the morning.
    slots: {
      mostOrders: 10,
      cutOffMinutes: 60,
      windows: [...on(weekdays, '10:00', '12:00'), ...on(weekdaysFrom(2, 6), '17:00', '19:30')],
    },
    range: 0.9,
  },
  {
    name: 'Panier Massy',
    street: '31 rue de la Rizière',
    city: 'Massy',
    state: 'Île-de-France',
    postalCode: '91300',
    phone: '+33 1 99 00 91 05',
    email: 'massy@panier.example',
    latitude: 48.7309,
    longitude: 2.2713,
    allowDelivery: true,
    // Free at home from the first euro; Palaiseau pays up to 60, Antony is too far below 45; nobody else is served.
    rules: [
      rule('91300', 0, 0, 0),
      rule('91120', 60, 6.9, 5.9),
      rule('91120', 60, 0, 0),
      rule('92160', 45, 1000, 1000),
      rule('92160', 90, 6.9, 4.9),
      refused,
    ],
    hours: [...days(2, 5, '08:30', '12:30'), ...days(2, 5, '15:00', '20:00'), ...days(6, 7, '08:30', '20:00')],
    // Outside the midday break of its weekdays.
    slots: {
      mostOrders: 10,
      cutOffMinutes: 90,
      windows: [
        ...on(weekdays, '10:00', '12:00'),
        ...on(weekdays, '15:00', '17:00'),
        ...on(weekdaysFrom(2, 5), '17:00', '19:00', 1),
        ...on([6, 7], '17:00', '20:00', 1),
      ],
    },
    range: 0.88,
    // Switched off again.
    discount: { percent: 8, isActive: false, from: -3, to: 11 },
  },
];

/** A store's rules as they are kept: amounts in cents. */
export function shippingRulesOf(store: DemoStore): ShippingRule[] {
  return store.rules.map(({ postalCode, orderAmount, retail, wholesale }) => ({
    postalCode,
    orderAmountCents: fromDecimal(orderAmount, demoDecimals),
    feeRetailCents: feeFromDecimal(retail, demoDecimals),
    feeWholesaleCents: fromDecimal(wholesale, demoDecimals),
  }));
}
