import type { Language } from '#domain/language/language.ts';
import type { base } from './fr/base.ts';

/** The areas beside the base, each exported under its name; `refusals` alone is for what is refused before it is sent. */
type Lazy = typeof import('./fr/about.ts') &
  typeof import('./fr/account.ts') &
  typeof import('./fr/admin.ts') &
  typeof import('./fr/basket.ts') &
  typeof import('./fr/checkout.ts') &
  typeof import('./fr/contact.ts') &
  typeof import('./fr/delivery.ts') &
  typeof import('./fr/device.ts') &
  typeof import('./fr/help.ts') &
  typeof import('./fr/home.ts') &
  typeof import('./fr/list.ts') &
  typeof import('./fr/offers.ts') &
  typeof import('./fr/orders.ts') &
  typeof import('./fr/payment.ts') &
  typeof import('./fr/product.ts') &
  typeof import('./fr/profile.ts') &
  typeof import('./fr/refusals.ts') &
  typeof import('./fr/reviews.ts') &
  typeof import('./fr/search.ts') &
  typeof import('./fr/support.ts') &
  typeof import('./fr/withdrawal.ts');
/** What the server refuses stands among the `errors`, and comes with the words of the pages that send something. */
type Words = typeof base & Lazy & { errors: Lazy['refusals'] };
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

/** The words that are here already, or undefined. */
export function wordsOf(language: Language, area: Area): Table | undefined {
  return loaded.get(`${language}.${area}`);
}

/** Loads the words of every page in a language, and those of the areas named. Loading twice costs nothing. */
export async function loadWords(language: Language, areas: readonly LazyArea[] = []): Promise<void> {
  await Promise.all([loadOnce(language, 'base'), ...areas.map((area) => loadOnce(language, area))]);
}

/**
 * Loads everything that a language says, for the server and for tests; answers the names of all areas. They are those of
 * French, so that a file that another language lacks is missed.
 */
export async function loadAllWords(language: Language): Promise<Area[]> {
  const { base, files } = (await loadBase('fr')) ?? { base: {}, files: {} };
  const lazy = Object.keys(files).map((path) => path.slice('./'.length, -'.ts'.length) as LazyArea);
  const areas = lazy.filter((area) => area !== 'refusals');
  await loadWords(language, areas);
  return [...(Object.keys(base) as BaseArea[]), ...areas];
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
