import type { Language } from '#domain/language/language.ts';
import type { about } from './fr/about.ts';
import type { account } from './fr/account.ts';
import type { admin } from './fr/admin.ts';
import type { base } from './fr/base.ts';
import type { basket } from './fr/basket.ts';
import type { checkout } from './fr/checkout.ts';
import type { contact } from './fr/contact.ts';
import type { delivery } from './fr/delivery.ts';
import type { foot } from './fr/foot.ts';
import type { help } from './fr/help.ts';
import type { home } from './fr/home.ts';
import type { list } from './fr/list.ts';
import type { offers } from './fr/offers.ts';
import type { orders } from './fr/orders.ts';
import type { product } from './fr/product.ts';
import type { profile } from './fr/profile.ts';
import type { refusals } from './fr/refusals.ts';
import type { reviews } from './fr/reviews.ts';
import type { search } from './fr/search.ts';
import type { support } from './fr/support.ts';
import type { withdrawal } from './fr/withdrawal.ts';

type Lazy = {
  /** The same words as a part of their own, for what is refused before it is sent. */
  refusals: typeof refusals;
  about: typeof about;
  account: typeof account;
  admin: typeof admin;
  basket: typeof basket;
  checkout: typeof checkout;
  contact: typeof contact;
  delivery: typeof delivery;
  foot: typeof foot;
  help: typeof help;
  home: typeof home;
  list: typeof list;
  offers: typeof offers;
  orders: typeof orders;
  product: typeof product;
  profile: typeof profile;
  reviews: typeof reviews;
  search: typeof search;
  support: typeof support;
  withdrawal: typeof withdrawal;
};
/** What the server refuses stands among the `errors`, and comes with the words of the pages that send something. */
type Words = typeof base & Lazy & { errors: typeof refusals };
const sending: readonly LazyArea[] = [
  'account',
  'admin',
  'checkout',
  'contact',
  'orders',
  'profile',
  'reviews',
  'withdrawal',
];

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

type Base = { base: typeof base; files: Record<string, () => Promise<Record<string, Table>>> };
/** One of each language, which knows the others of its language: who reads French loads no addresses of Vietnamese words. */
const bases = import.meta.glob<Base>('./*/base.ts');
const loadBase = (language: Language) => bases[`./${language}/base.ts`]?.();
/** Each file exports its table by its own name. */
const loadFile = async (language: Language, name: string) =>
  (await (await loadBase(language))?.files[`./${name}.ts`]?.())?.[name];

export const lazyAreas: readonly LazyArea[] = [
  'about',
  'account',
  'admin',
  'basket',
  'checkout',
  'contact',
  'delivery',
  'foot',
  'help',
  'home',
  'list',
  'offers',
  'orders',
  'product',
  'profile',
  'reviews',
  'search',
  'support',
  'withdrawal',
];

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
  if (part === 'base') return keep(language, (await loadBase(language))?.base);
  const isSending = sending.includes(part);
  const [table, refusals] = await Promise.all([
    loadFile(language, part),
    isSending ? loadFile(language, 'refusals') : undefined,
  ]);
  keep(language, { [part]: table, errors: refusals });
}

/** Adds to what an area has already, whichever comes first. */
function keep(language: Language, tables: Record<string, Table | undefined> = {}): void {
  for (const [area, table] of Object.entries(tables)) {
    if (!table) continue;
    const key = `${language}.${area}`;
    loaded.set(key, { ...loaded.get(key), ...table });
  }
}
