import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { languages } from '#domain/language/language.ts';
import { openDemo } from './demo-shop.ts';
import { judgeList, judgeSuggestion, type Listed } from './judge.ts';

// What shoppers type, asked of the demo shop: whether the right goods stand among the first four.
//   node bench/search/queries.ts <file>    (DATABASE_URL: a database that has the demo, or is empty)

/**
 * A line of the file of queries. At least `need` of the first four products (2 unless told, or all that are in stock)
 * match a pattern of `first` (without `first`: nothing is to be found), and none a pattern of `not`. Patterns are regular
 * expressions, case ignored, over `<name in that language> #<CATEGORY> +<diet>`. `common`: the first suggestion is to
 * match too. `near`: what is near counts when nothing is found. `empty`: nothing at all is right as well. `asTyped`:
 * nothing is corrected.
 */
const query = z.object({
  lng: z.enum(languages),
  kind: z.string(),
  query: z.string(),
  first: z.array(z.string()).optional(),
  need: z.number().optional(),
  not: z.array(z.string()).optional(),
  common: z.boolean().optional(),
  near: z.boolean().optional(),
  empty: z.boolean().optional(),
  asTyped: z.boolean().optional(),
});
/** What a shopper types, and what has to come. */
export type Query = z.infer<typeof query>;

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: { wrong: { type: 'boolean', default: false }, store: { type: 'string', default: '1' } },
});
const file = positionals[0] ?? new URL('everyday-queries.jsonl', import.meta.url);
const lines = readFileSync(file, 'utf8').trimEnd().split('\n');
const queries = lines.map((line) => query.parse(JSON.parse(line)));
/** The least share of right answers: of all, in each language, and of first suggestions. */
const bars = { total: 0.95, language: 0.9, suggestions: 0.9 };

const demo = await openDemo();
const wrong: string[] = [];
const right = new Map<string, [right: number, asked: number]>();
const count = (group: string, isRight: boolean) => {
  const [n, asked] = right.get(group) ?? [0, 0];
  right.set(group, [n + Number(isRight), asked + 1]);
};
try {
  const line = ({ name, category, diets }: Listed) =>
    [`${name} #${category}`, ...diets.map((diet) => `+${diet}`)].join(' ');
  for (const one of queries) {
    const answer = await demo.search(Number(options.store), one.query, one.lng);
    const found = {
      items: answer.items.map(line),
      near: answer.near.map(line),
      corrected: answer.corrected,
      inStock: demo.inStock(Number(options.store), one.lng).map(line),
    };
    const fault = judgeList(one, found);
    for (const group of ['all', one.lng, `· ${one.kind}`]) count(group, fault === null);
    if (fault)
      wrong.push(
        `${one.lng} “${one.query}”: ${fault}\n    ${[...found.items.slice(0, 4), ...found.near.slice(0, 2).map((name) => `near ${name}`)].join('\n    ')}${found.corrected ? `\n    (${found.corrected})` : ''}`,
      );
    if (!one.common) continue;
    const [first] = await demo.suggest(Number(options.store), one.query, one.lng);
    const isRight = judgeSuggestion(one, first ? line(first) : null);
    count('suggestions', isRight);
    if (!isRight) wrong.push(`${one.lng} “${one.query}” suggests ${first ? line(first) : 'nothing'}`);
  }
} finally {
  await demo.close();
}
const barOf = (group: string) =>
  group === 'all' ? bars.total : group === 'suggestions' ? bars.suggestions : group.length === 2 ? bars.language : 0;
for (const [group, [n, asked]] of right)
  console.log(
    `${group.padEnd(14)} ${String(n).padStart(4)} / ${asked}  ${(n / asked).toFixed(3)}${barOf(group) ? `  ${n / asked >= barOf(group) ? '✓' : '✗'} ≥ ${barOf(group)}` : ''}`,
  );
if (options.wrong) console.log(`\n${wrong.join('\n')}`);
