import type { Language } from '#domain/catalogue/language.ts';
import type { account } from './fr/account.ts';
import type { admin } from './fr/admin.ts';
import type { base } from './fr/base.ts';
import type { checkout } from './fr/checkout.ts';
import type { delivery } from './fr/delivery.ts';
import type { help } from './fr/help.ts';
import type { offers } from './fr/offers.ts';
import type { orders } from './fr/orders.ts';
import type { product } from './fr/product.ts';
import type { refusals } from './fr/refusals.ts';
import type { search } from './fr/search.ts';

type Lazy = {
  account: typeof account;
  admin: typeof admin;
  checkout: typeof checkout;
  delivery: typeof delivery;
  help: typeof help;
  offers: typeof offers;
  orders: typeof orders;
  product: typeof product;
  search: typeof search;
};
/** What the server refuses stands among the `errors`, and comes with the words of the pages that send something. */
type Words = typeof base & Lazy & { errors: typeof refusals };
const sending: readonly LazyArea[] = ['account', 'admin', 'checkout', 'orders'];

export type BaseArea = keyof typeof base;
/** Areas that are loaded by the pages that need them. */
export type LazyArea = keyof Lazy;
export type Area = keyof Words;

type Singular<Key> = Key extends `${infer Plain}_one` | `${infer Plain}_other` ? Plain : Key;
type KeyOf<A extends Area> = A extends Area ? `${A}.${Singular<keyof Words[A] & string>}` : never;

/** A word by area and key: `t('cart.items', { count: 3 })`. `{{x}}` in the word is replaced by `x`. */
export type Translate<A extends Area = BaseArea> = (key: KeyOf<A>, values?: Record<string, string | number>) => string;

type Table = Record<string, string>;
const loaded = new Map<string, Table>();
const loading = new Map<string, Promise<void>>();

const baseFiles: Record<Language, () => Promise<{ base: Record<BaseArea, Table> }>> = {
  fr: () => import('./fr/base.ts'),
  en: () => import('./en/base.ts'),
  vi: () => import('./vi/base.ts'),
};
const lazyFiles: Record<LazyArea, Record<Language, () => Promise<Table>>> = {
  account: {
    fr: async () => (await import('./fr/account.ts')).account,
    en: async () => (await import('./en/account.ts')).account,
    vi: async () => (await import('./vi/account.ts')).account,
  },
  admin: {
    fr: async () => (await import('./fr/admin.ts')).admin,
    en: async () => (await import('./en/admin.ts')).admin,
    vi: async () => (await import('./vi/admin.ts')).admin,
  },
  checkout: {
    fr: async () => (await import('./fr/checkout.ts')).checkout,
    en: async () => (await import('./en/checkout.ts')).checkout,
    vi: async () => (await import('./vi/checkout.ts')).checkout,
  },
  delivery: {
    fr: async () => (await import('./fr/delivery.ts')).delivery,
    en: async () => (await import('./en/delivery.ts')).delivery,
    vi: async () => (await import('./vi/delivery.ts')).delivery,
  },
  help: {
    fr: async () => (await import('./fr/help.ts')).help,
    en: async () => (await import('./en/help.ts')).help,
    vi: async () => (await import('./vi/help.ts')).help,
  },
  offers: {
    fr: async () => (await import('./fr/offers.ts')).offers,
    en: async () => (await import('./en/offers.ts')).offers,
    vi: async () => (await import('./vi/offers.ts')).offers,
  },
  orders: {
    fr: async () => (await import('./fr/orders.ts')).orders,
    en: async () => (await import('./en/orders.ts')).orders,
    vi: async () => (await import('./vi/orders.ts')).orders,
  },
  product: {
    fr: async () => (await import('./fr/product.ts')).product,
    en: async () => (await import('./en/product.ts')).product,
    vi: async () => (await import('./vi/product.ts')).product,
  },
  search: {
    fr: async () => (await import('./fr/search.ts')).search,
    en: async () => (await import('./en/search.ts')).search,
    vi: async () => (await import('./vi/search.ts')).search,
  },
};

const refusalFiles: Record<Language, () => Promise<Table>> = {
  fr: async () => (await import('./fr/refusals.ts')).refusals,
  en: async () => (await import('./en/refusals.ts')).refusals,
  vi: async () => (await import('./vi/refusals.ts')).refusals,
};

export const lazyAreas = Object.keys(lazyFiles) as LazyArea[];

/** The words that are here already, or undefined. */
export function wordsOf(language: Language, area: Area): Table | undefined {
  return loaded.get(`${language}.${area}`);
}

/** Loads the words of every page in a language, and those of the areas named. Loading twice costs nothing. */
export async function loadWords(language: Language, areas: readonly LazyArea[] = []): Promise<void> {
  await Promise.all([loadOnce(language, 'base'), ...areas.map((area) => loadOnce(language, area))]);
}

/** The promise of an area, the same one each time, so that a component can wait for it. */
export function loadOnce(language: Language, part: LazyArea | 'base'): Promise<void> {
  const key = `${language}.${part}`;
  const running = loading.get(key);
  if (running !== undefined) return running;
  const started: Promise<void> = load(language, part).then(
    // What React's `use` reads, so that no component waits for words that are here.
    () => void Object.assign(started, { status: 'fulfilled', value: undefined }),
    (error: unknown) => {
      // A lost connection must not lock the words out for good.
      loading.delete(key);
      throw error;
    },
  );
  loading.set(key, started);
  return started;
}

async function load(language: Language, part: LazyArea | 'base'): Promise<void> {
  if (part === 'base') return keep(language, (await baseFiles[language]()).base);
  const isSending = sending.includes(part);
  const [table, refusals] = await Promise.all([lazyFiles[part][language](), isSending && refusalFiles[language]()]);
  keep(language, { [part]: table, ...(refusals && { errors: refusals }) });
}

/** Adds to what an area has already, whichever comes first. */
function keep(language: Language, tables: Record<string, Table>): void {
  for (const [area, table] of Object.entries(tables)) {
    const key = `${language}.${area}`;
    loaded.set(key, { ...loaded.get(key), ...table });
  }
}
