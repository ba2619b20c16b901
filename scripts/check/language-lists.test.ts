import { expect, test } from 'vitest';
import { languages } from '#domain/language/language.ts';
import { inPlantedTree } from './planted-tree.ts';
import { root } from './words/load-words.ts';
import { parseFiles, walk } from './words/read-strings.mjs';

// A new language is a line of src/domain/language/language.ts and its words. So nothing else says which languages there
// are, or has something for each of them by name.

/** Where it is said all the same, and why. */
const mayList: Record<string, string> = {
  'src/domain/import/cell-words.ts': 'words of imported files, which a language may do without',
  'src/domain/language/language.ts': 'the list itself',
  'src/domain/search/facts/filter-words.ts': 'words of searches, which a language may do without',
  'src/domain/search/facts/lacks.ts': 'the same',
  'src/server/seed/demo-languages.ts': 'what the demo’s data are written in',
  'src/server/seed/demo/seed-stores.ts': 'the demo’s holidays, in some languages',
  'src/server/seed/scale/vocabulary.ts': 'words of made goods, in some languages',
};

type Node = { type: string; start: number; [part: string]: unknown };
type Parsed = ReturnType<typeof parseFiles>[number];

/** The names of properties, the strings of a list and the types of a union, as far as they stand there. */
function namesIn(node: Node): unknown[] {
  const parts = (node.properties ?? node.members ?? node.elements ?? node.types ?? []) as (Node | null)[];
  return parts.map((part) => {
    const named = (part?.key ?? (part?.type === 'TSLiteralType' ? part.literal : part)) as Node | undefined;
    return named?.name ?? named?.value;
  });
}

/** Lines that name two languages or more side by side, or that end a name by one (`labelFr`). */
function listsIn({ file, program, lineOf }: Parsed): string[] {
  const found: string[] = [];
  const endsInOne = new RegExp(
    `^[a-z]+(?:${languages.map((code) => code[0]?.toUpperCase() + code.slice(1)).join('|')})$`,
  );
  walk(program, (node: Node) => {
    const listed = namesIn(node).filter((name) => languages.some((code) => code === name));
    const isNamed = node.type === 'Identifier' && endsInOne.test(String(node.name));
    if (listed.length > 1 || isNamed) found.push(`${file}:${lineOf(node)}`);
  });
  return found;
}

const isWords = new RegExp(
  `^src/(?:web/i18n/(?:${languages.join('|')})/|server/(?:\\w+/)*words/(?:${languages.join('|')})\\.ts$)`,
);

test('no file but the one list says which languages there are', () => {
  const files = parseFiles(root, 'src/**/*.{ts,tsx}').filter(({ file }) => !isWords.test(file));
  expect(files.length).toBeGreaterThan(1000);
  const found = files.flatMap(listsIn).map((line) => line.replace(/:\d+$/, ''));
  expect([...new Set(found)].sort()).toEqual(Object.keys(mayList));
});

test.each([
  'const names = { fr: "Prix", en: "Price", vi: "Giá" };',
  'type Names = { fr: string; en: string };',
  'const list = ["fr", "en", "vi"] as const;',
  'type Language = "fr" | "en";',
  'const show = ({ fr, vi }) => [fr, vi];',
  'const row = { labelFr: "Fruits" };',
])('a list that is planted is seen: %s', (code) => {
  const lines = inPlantedTree({ 'src/a.ts': code }, (tree) => parseFiles(tree, 'src/*.ts').flatMap(listsIn));
  expect(lines[0]).toBe('src/a.ts:1');
});
