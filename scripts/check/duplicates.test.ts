import { describe, expect, test } from 'vitest';
import { runCheck } from './planted-tree.ts';

const statements = (count: number, from = 0) =>
  Array.from({ length: count }, (_, i) => `call(${from + i});`).join('\n');
const imports = Array.from({ length: 9 }, (_, i) => `import { a${i} } from './a${i}.ts';`).join('\n');
const longImport = `import {\n${Array.from({ length: 9 }, (_, i) => `  a${i},`).join('\n')}\n} from './a.ts';`;
const comment = `/**\n${Array.from({ length: 9 }, (_, i) => ` * line ${i}`).join('\n')}\n */\n`;

describe('the check of duplicates', () => {
  test.each([
    ['seven lines of another file', statements(7), statements(7), true],
    ['six lines of another file', statements(6), statements(6), false],
    ['seven lines, indented and parted by a blank line', statements(7), statements(7).replace(/\n/g, '\n\n  '), true],
    ['seven lines parted by comments', statements(7), statements(7).replace(/\n/g, '\n// because\n'), true],
    ['other lines', statements(20), statements(20, 20), false],
    ['imports', imports, imports, false],
    ['one long import', longImport, longImport, false],
    ['a comment', comment, comment, false],
  ])('%s', (_case, first, second, isRed) => {
    const result = runCheck('duplicates.mjs', { 'src/a.ts': first, 'e2e/b.ts': second });
    expect(result.isRed).toBe(isRed);
    if (isRed) expect(result.output).toContain('src/a.ts:1 repeats 7 lines or more of e2e/b.ts:1');
  });

  test('a file that repeats itself', () => {
    const text = `${statements(7)}\nother();\n${statements(7)}`;
    expect(runCheck('duplicates.mjs', { 'src/a.ts': text }).output).toContain('src/a.ts:9 repeats');
    expect(runCheck('duplicates.mjs', { 'src/a.ts': 'call();\n'.repeat(9) }).isRed).toBe(false);
  });

  test('a tree without files is a fault', () => {
    expect(runCheck('duplicates.mjs', { 'README.md': 'x' }).isRed).toBe(true);
  });
});
