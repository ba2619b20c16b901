import { deserialize, serialize } from 'node:v8';
import { createWordIndex, type WordIndex } from '#domain/search/matching/word-index.ts';
import type { Good, Goods } from '../goods.ts';
import { createShelfData, type KnownStore, type ShelfData } from '../shelf-data.ts';

/** What is written at once: so that whoever asks for something is answered between two parts. */
const textsAtOnce = 5000;
const wordsAtOnce = 10_000;

/** All of the goods that is neither a text nor a word, with what of the shop belongs to a reading. */
type Head = Omit<Goods, 'texts' | 'words' | 'slots'> &
  Pick<ShelfData, 'displayed' | 'categories' | 'kinds' | 'since' | 'readAt'>;
type Part =
  | { head: Head }
  | { texts: (Good | null)[] }
  | { words: [string, WordIndex['words'] extends Map<string, infer Word> ? Word : never][] }
  | Pick<WordIndex, 'accented' | 'measures'>
  | { store: [id: number, store: KnownStore] };

/** The goods and shelves as bytes; what can be made of the rest again is left out. They must not change meanwhile. */
export function* writeParts(data: ShelfData): Generator<Buffer> {
  const { goods, stores, displayed, categories, kinds, since, readAt } = data;
  const { texts, words, slots: _, ...columns } = goods;
  const parts = function* (): Generator<Part> {
    yield { head: { ...columns, displayed, categories, kinds: { ...kinds, slots: null }, since, readAt } };
    for (let from = 0; from < texts.length; from += textsAtOnce) yield { texts: texts.slice(from, from + textsAtOnce) };
    yield { accented: words.accented, measures: words.measures };
    const entries = [...words.words];
    for (let from = 0; from < entries.length; from += wordsAtOnce)
      yield { words: entries.slice(from, from + wordsAtOnce) };
    for (const [id, store] of stores)
      yield { store: [id, { ...store, shelf: { ...store.shelf, categories: null, kinds: null, pictures: null } }] };
  };
  for (const part of parts()) yield serialize(part);
}

/** The goods and shelves that bytes were made of. */
export async function readParts(parts: AsyncIterable<Buffer>): Promise<ShelfData> {
  const data = createShelfData();
  const words = createWordIndex();
  const texts: (Good | null)[] = [];
  for await (const bytes of parts) {
    const part = deserialize(bytes) as Part;
    if ('head' in part) {
      const { displayed, categories, kinds, since, readAt, ...columns } = part.head;
      Object.assign(data, { displayed, categories, kinds, since, readAt });
      Object.assign(data.goods, columns);
    } else if ('texts' in part) texts.push(...part.texts);
    else if ('words' in part) for (const [word, indexed] of part.words) words.words.set(word, indexed);
    else if ('store' in part) data.stores.set(...part.store);
    else Object.assign(words, part);
  }
  const { goods } = data;
  Object.assign(goods, { texts, words });
  // A store's discount by the clock changes its prices, and gives versions, whenever somebody asks.
  for (const { shelf } of data.stores.values())
    goods.lastVersion = Math.max(goods.lastVersion, ...Object.values(shelf.versions));
  for (let slot = 0; slot < goods.size; slot++) goods.slots.set(goods.ids[slot] as number, slot);
  return data;
}
