import type { Language } from '#domain/language/language.ts';
import type { PriceType } from '#domain/pricing/price-type.ts';
import { foldText } from '#domain/search/words/search-text.ts';
import type { customers } from '#server/db/tables/accounts.ts';
import { demoEmails, demoShoppers } from '#server/seed/demo/accounts.ts';
import type { Calendar } from '#server/seed/demo/calendar.ts';
import { type Draws, drawsFor, nextBetween, nextOf } from '#server/seed/demo/draw.ts';
import type { CustomerWords } from './customers.schema.ts';
import { type Household, households, type Taste } from './households.ts';

/** Somebody who shops in the demo: how, where, and since which day (0 is the day of seeding). */
export type Shopper = {
  id: number;
  household: Household;
  taste: Taste;
  storeId: number;
  /** The weekday they like best, Monday is 1. */
  weekday: number;
  rhythm: number;
  since: number;
  /** Wholesale prices from that day on; null is never. */
  approved: number | null;
  language: Language;
  name: string;
  email: string;
  phone: string;
  address: string;
  city: string;
  postalCode: string;
};

export const customerCount = 300;
const waitingForApproval = 8;

/** The 300 customers with the two demo accounts that shop, as shoppers and as rows; ids follow the demo accounts'. */
export function planCustomers(words: CustomerWords, calendar: Calendar) {
  const shoppers: Shopper[] = demoShoppers().map((shopper) => ({ ...shopper, taste: 'asian', weekday: 6 }));
  const rows: (typeof customers.$inferInsert)[] = [];
  const businesses = new Map<Household, readonly string[]>([
    ['restaurant', words.businesses],
    ['office', words.offices],
  ]);
  const counts = new Map<Household, number>();
  for (let i = 0; i < customerCount; i++) {
    const id = demoEmails.length + 1 + i;
    const household = householdOf(i);
    const nth = counts.get(household) ?? 0;
    counts.set(household, nth + 1);
    const shopper = drawShopper(words, id, household, businesses.get(household)?.[nth]);
    const asksSince = household === 'restaurant' ? askedSince(i, shopper) : null;
    if (asksSince !== null && asksSince < -30) shopper.approved = asksSince + 3;
    shoppers.push(shopper);
    rows.push(toRow(shopper, asksSince, calendar));
  }
  return { shoppers, rows };
}

/** The price type that a shopper has on a day. */
export function priceTypeOn(shopper: Shopper | null, day: number): PriceType {
  return shopper?.approved != null && day >= shopper.approved ? 'wholesale' : 'retail';
}

function drawShopper(words: CustomerWords, id: number, household: Household, business: string | undefined): Shopper {
  const draws = drawsFor('customer', id);
  const origin = nextOf(draws, [
    'french',
    'french',
    'french',
    'french',
    'vietnamese',
    'vietnamese',
    'english',
  ] as const);
  const name = business ?? drawName(words, origin, draws);
  const town = nextOf(
    draws,
    words.towns.flatMap((town) => Array.from({ length: town.weight }, () => town)),
  );
  const language = { french: 'fr', vietnamese: draws() < 0.7 ? 'vi' : 'fr', english: 'en' } as const;
  // Half have been customers since before the year, the others joined in the course of it.
  const since = draws() < 0.55 ? -nextBetween(draws, 370, 640) : -nextBetween(draws, 15, 365);
  return {
    id,
    household,
    taste: origin === 'vietnamese' ? 'asian' : nextOf(draws, ['french', 'french', 'asian', 'vegetarian'] as const),
    storeId: town.store,
    weekday: business ? nextBetween(draws, 2, 5) : nextOf(draws, [6, 6, 6, 5, 5, 7, 4, 3, 2]),
    rhythm: households[household].rhythm * (0.4 + 1.2 * draws()),
    since,
    approved: null,
    language: language[origin],
    name,
    email: `${foldText(name).replace(/ /g, '.')}.${id}@panier.example`,
    // The regulator keeps 06 39 98 for fiction.
    phone: `+33 6 39 98 ${String(1000 + (id % 9000)).replace(/(..)(..)/, '$1 $2')}`,
    address: `${nextBetween(draws, 1, 98)} ${nextOf(draws, words.streets)}`,
    city: town.city,
    postalCode: town.postalCode,
  };
}

/** Somebody who orders without an account. */
export function drawGuest(words: CustomerWords, nth: number): Shopper {
  return drawShopper(words, 10_000 + nth, 'single', undefined);
}

/** A name that nobody need have: a first name, and an invented last name or a very common one. */
function drawName(words: CustomerWords, origin: keyof CustomerWords['firstNames'], draws: Draws): string {
  const first = nextOf(draws, words.firstNames[origin]);
  const last = nextOf(draws, words.lastNames[origin]);
  return origin === 'vietnamese' ? `${last} ${first}` : `${first} ${last}`;
}

/** The shares of the households, spread evenly over the list. */
function householdOf(i: number): Household {
  const place = (i * 37) % 100;
  let sum = 0;
  for (const [household, { share }] of Object.entries(households)) {
    sum += share;
    if (place < sum) return household as Household;
  }
  return 'family';
}

/** Most restaurants asked for wholesale prices when they came; the last ones just now, and wait for an answer. */
function askedSince(i: number, shopper: Shopper): number {
  const isWaiting = i >= customerCount - waitingForApproval * (100 / households.restaurant.share);
  if (isWaiting) shopper.since = -(1 + (i % 12));
  return isWaiting ? shopper.since : Math.min(shopper.since, -40);
}

function toRow(shopper: Shopper, asksSince: number | null, calendar: Calendar): typeof customers.$inferInsert {
  const { id, name, email, phone, address, city, postalCode, language, storeId, since, approved } = shopper;
  const createdAt = calendar.at(since, 8 * 60);
  return {
    id,
    externalId: `C${100_000 + id}`,
    // Nobody can sign in to them.
    passwordHash: null,
    email,
    name,
    phone,
    address,
    city,
    postalCode,
    country: 'FR',
    language,
    defaultStoreId: storeId,
    customerType: approved === null ? 'retail' : 'wholesale',
    taxNumber: asksSince === null ? null : `FR00 ${String(900_000_000 + id * 1_117)}`,
    wholesaleRequestedAt: asksSince === null ? null : calendar.at(asksSince, 9 * 60),
    emailVerifiedAt: id % 12 === 0 ? null : createdAt,
    createdAt,
    updatedAt: createdAt,
  };
}
