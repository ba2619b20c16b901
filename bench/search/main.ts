import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { languages } from '#domain/language/language.ts';
import { buildApp } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import { connect } from '#server/db/connect.ts';
import { makeDeps } from '#server/make-deps.ts';
import { loadGoods } from '#server/seed/goods.schema.ts';
import { makeProducts, makeStore } from '#server/testing/catalogue.ts';
import { drawQuestions, measureRecall, type Recall, type Score, type Search } from './recall.ts';

// How much a search forgives: names of the demo's goods, spoiled, asked of the real API.

const { values: options } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    missed: { type: 'boolean', default: false },
    seed: { type: 'string', default: '1' },
    count: { type: 'string', default: '1000' },
  },
});
/** The least share of the questions that must find their product among the first eight (issue 4). */
const bars = { total: 0.95, rule: 0.9 };

const folder = mkdtempSync(join(tmpdir(), 'panier-search-'));
const config = readConfig({ ...process.env, DATA_DIR: folder, DATABASE_URL: '', ANSWER_CACHE: 'off' });
const connection = await connect(config);
const deps = await makeDeps(config, connection, () => new Date());
const app = await buildApp(deps);
try {
  const goods = loadGoods();
  const storeId = await makeStore(connection.db);
  const ids = await makeProducts(
    connection.db,
    goods.map(({ name, category, unit, barcode, priceCents }) => ({
      name,
      category,
      unit,
      barcode,
      cents: priceCents,
    })),
  );
  const search: Search = async (words, lng) => {
    const query = new URLSearchParams({ search: words, per_page: '8', lng });
    const answer = await app.inject({ url: `/api/v1/store/${storeId}/product-collection?${query}` });
    return answer.json<{ data: { items: { id: number }[] } }>().data.items.map((item) => item.id);
  };
  const seed = Number(options.seed);
  const named = goods.map(({ name }, i) => ({ id: ids[i] ?? 0, name }));
  const recall = await measureRecall(drawQuestions(named, Number(options.count), seed), search, seed);
  process.stdout.write(`${options.json ? JSON.stringify(recall, null, 2) : printRecall(recall)}\n`);
} finally {
  deps.flags.close();
  await app.close();
  await connection.close();
  rmSync(folder, { recursive: true, force: true });
}

function printRecall(recall: Recall): string {
  const cell = (score: Score | undefined) =>
    (score ? `${score.at1.toFixed(2)}  ${score.at8.toFixed(2)}` : '').padEnd(12);
  const line = (name: string, scores: (Score | undefined)[], mark: string) =>
    [name.padEnd(20), ...scores.map(cell), mark].join('  ');
  const markOf = (score: Score, bar: number) => `${score.at8 >= bar ? '✓' : '✗'} ≥ ${bar}`;
  const rows = Object.entries(recall.byRule).map(([rule, score]) =>
    line(rule, [...languages.map((l) => recall.byRuleAndLanguage[rule]?.[l]), score], markOf(score, bars.rule)),
  );
  const missed = recall.missed.map(({ rule, asked, name }) => `- ${rule}: “${asked}” for “${name}”`);
  return [
    `${recall.questions} names, seed ${recall.seed}: the share that comes first, and among the first eight`,
    '',
    ['rule'.padEnd(20), ...[...languages, 'all'].map((l) => l.padEnd(12))].join('  '),
    ...rows,
    line('all', [...languages.map((l) => recall.byLanguage[l]), recall.total], markOf(recall.total, bars.total)),
    ...(options.missed ? ['', ...missed] : []),
  ].join('\n');
}
