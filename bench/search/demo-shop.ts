import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { suitedDiets } from '#domain/catalogue/diet.ts';
import type { Language } from '#domain/language/language.ts';
import { buildApp } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import { connect } from '#server/db/connect.ts';
import { makeDeps } from '#server/make-deps.ts';
import { fillShop } from '#server/seed/fill-shop.ts';
import { loadGoods, type SeedProduct } from '#server/seed/goods.schema.ts';
import type { Listed } from './judge.ts';

type Item = { id: number; quantityInStock: number; inventory: boolean };
type ListAnswer = { items: Item[]; near: Item[]; correctedSearch: string | null };

/** The demo shop behind its real API: in the database of DATABASE_URL, which is filled when it is empty, or in a folder. */
export async function openDemo() {
  const folder = mkdtempSync(join(tmpdir(), 'panier-queries-'));
  const config = readConfig({ ...process.env, DATA_DIR: folder, SEED: 'demo', ANSWER_CACHE: 'off' });
  const connection = await connect(config);
  await fillShop(connection, config, new Date(), () => undefined);
  const deps = await makeDeps(config, connection, () => new Date());
  const app = await buildApp(deps);
  // The demo's ids follow the order of its files.
  const goods = loadGoods();
  const listed = ({ id }: Pick<Item, 'id'>, lng: Language): Listed => toListed(goods[id - 1], lng);
  const ask = async <T>(path: string, query: Record<string, string>): Promise<T> => {
    const answer = await app.inject({ url: `/api/v1/store/${path}?${new URLSearchParams(query)}` });
    return answer.json<{ data: T }>().data;
  };
  const stocked = new Map<number, Item[]>();
  await loadStock(1);
  async function loadStock(storeId: number): Promise<void> {
    const all: Item[] = [];
    for (let page = 1; ; page++) {
      const { items } = await ask<ListAnswer>(`${storeId}/product-collection`, { page: String(page), per_page: '120' });
      all.push(...items);
      if (items.length < 120) break;
    }
    stocked.set(
      storeId,
      all.filter((item) => !item.inventory || item.quantityInStock > 0),
    );
  }
  return {
    inStock: (storeId: number, lng: Language): Listed[] =>
      (stocked.get(storeId) ?? []).map((item) => listed(item, lng)),
    search: async (storeId: number, search: string, lng: Language) => {
      const answer = await ask<ListAnswer>(`${storeId}/product-collection`, { search, lng, per_page: '8' });
      const { items, near, correctedSearch: corrected } = answer;
      return { items: items.map((item) => listed(item, lng)), near: near.map((item) => listed(item, lng)), corrected };
    },
    suggest: async (storeId: number, search: string, lng: Language): Promise<Listed[]> => {
      const { products } = await ask<{ products: Item[] }>(`${storeId}/search-suggestions`, { search, lng });
      return products.map((item) => listed(item, lng));
    },
    close: async () => {
      deps.flags.close();
      await app.close();
      await connection.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function toListed(good: SeedProduct | undefined, lng: Language): Listed {
  if (!good) throw new Error('A product that is none of the demo’s');
  const { name, category, diet, allergens, mayContain = [] } = { mayContain: [], ...good };
  const isFood = category !== 'NONALIMENTAIRE';
  return { name: name[lng], category, diets: suitedDiets({ declared: diet, allergens, mayContain, isFood }) };
}
