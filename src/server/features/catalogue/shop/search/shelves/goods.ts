import { codeOf } from '#domain/catalogue/barcode.ts';
import { languages } from '#domain/language/language.ts';
import { createWordIndex, replaceNames, type WordIndex } from '#domain/search/matching/word-index.ts';
import { withRoom } from './codes.ts';
import { createGoodsCodes, createGoodsColumns, type GoodsCodes, type GoodsColumns, putFacts } from './goods-columns.ts';
import { createNameOrders, type NameOrders, noteRenamed } from './name-orders.ts';
import type { GoodsRow } from './select-goods.ts';

/** The texts of a product; names and sort keys in the order of `languages`. */
export type Good = {
  /** Of 14 digits each, a space between them. */
  barcodes: string;
  names: readonly string[];
  keys: readonly string[];
  /** Names and what else shoppers call it: what a search looks in. */
  called: readonly string[];
  /** The id of its first picture; null without any. */
  picture: string | null;
};

/** The visible products of the shop in slots, numbered as they came; a slot stays a product's own when it goes. */
export type Goods = {
  /** How many slots there are; columns may be longer. */
  size: number;
  ids: Uint32Array;
  slots: Map<number, number>;
  /** Which version of each product that is. */
  productVersions: Int32Array;
  texts: (Good | null)[];
  /** The letters of each name, 255 at most, a column for each of `languages`. */
  nameLengths: Uint8Array[];
  columns: GoodsColumns;
  codes: GoodsCodes;
  words: WordIndex;
  orders: NameOrders;
  /** Changes with every name and fact. */
  version: number;
  /** Changes with every first picture, which no list depends on. */
  picturesVersion: number;
  /** The last version that was given out, to the goods or a shelf. */
  lastVersion: number;
};

export function createGoods(lastVersion = 0): Goods {
  return {
    size: 0,
    ids: new Uint32Array(0),
    slots: new Map(),
    productVersions: new Int32Array(0),
    texts: [],
    nameLengths: languages.map(() => new Uint8Array(0)),
    columns: createGoodsColumns(),
    codes: createGoodsCodes(),
    words: createWordIndex(),
    orders: createNameOrders(),
    version: lastVersion + 1,
    picturesVersion: lastVersion + 1,
    lastVersion: lastVersion + 1,
  };
}

/** A number that no version had before. */
export function nextVersion(goods: Goods): number {
  goods.lastVersion++;
  return goods.lastVersion;
}

/** The slot of a product; one that was never seen gets the next. */
export function slotOf(goods: Goods, id: number): number {
  const known = goods.slots.get(id);
  if (known !== undefined) return known;
  const slot = goods.size++;
  goods.ids = withRoom(goods.ids, goods.size);
  goods.ids[slot] = id;
  goods.slots.set(id, slot);
  goods.texts.push(null);
  return slot;
}

/** Writes what is known of a product in the place of what was. */
export function putGood(goods: Goods, row: GoodsRow): void {
  const slot = slotOf(goods, row[0]);
  const [, , , , , barcodes, , , , , , names, keys, , productVersion, , , , words, , , picture = null] = row;
  goods.productVersions = withRoom(goods.productVersions, goods.size);
  goods.productVersions[slot] = productVersion;
  const hasNewFacts = putFacts(goods.columns, goods.codes, slot, row);
  if (goods.texts[slot]?.picture !== picture) goods.picturesVersion = nextVersion(goods);
  const hasNewTexts = replaceTexts(goods, slot, { barcodes, names, keys, called: calledOf(names, words), picture });
  if (hasNewFacts || hasNewTexts) goods.version = nextVersion(goods);
}

/** Forgets a product that is no longer visible. */
export function removeGood(goods: Goods, id: number): void {
  const slot = goods.slots.get(id);
  if (slot !== undefined && replaceTexts(goods, slot, null)) goods.version = nextVersion(goods);
}

/** From so many digits on a part of a barcode is looked for; fewer are a whole one without the zeros before it. */
const shortestPart = 8;

/** Slots that have a barcode of these digits, whatever zeros stand before them, or one that holds as many as a part has. */
export function slotsWithBarcode({ texts }: Goods, digits: string): number[] {
  const parts = [digits, digits.replace(/^0+/, '')].filter((part) => part.length >= shortestPart);
  const wanted = [codeOf(digits), ...parts].filter((part) => part !== null);
  return texts.flatMap((good, slot) => (good && wanted.some((part) => good.barcodes.includes(part)) ? [slot] : []));
}

/** Answers whether that is anything new. */
function replaceTexts(goods: Goods, slot: number, good: Good | null): boolean {
  const before = goods.texts[slot] ?? null;
  goods.texts[slot] = good;
  if (isSame(before?.called, good?.called) && isSame(before?.keys, good?.keys))
    return before?.barcodes !== good?.barcodes;
  replaceNames(goods.words, slot, before?.called ?? null, good?.called ?? null);
  noteRenamed(goods.orders, slot);
  for (const language of languages.keys()) {
    const lengths = withRoom(goods.nameLengths[language] ?? new Uint8Array(0), slot + 1);
    lengths[slot] = Math.min(good?.names[language]?.length ?? 0, 255);
    goods.nameLengths[language] = lengths;
  }
  return true;
}

function calledOf(names: readonly string[], words: readonly string[]): readonly string[] {
  return words.some(Boolean) ? names.map((name, l) => `${name} ${words[l] ?? ''}`) : names;
}

function isSame(a: readonly string[] | undefined, b: readonly string[] | undefined): boolean {
  return a?.length === b?.length && (a ?? []).every((text, i) => text === b?.[i]);
}
