import { describe, expect, test } from 'vitest';
import { runCheck } from './planted-tree.ts';

const statements = (count: number, from = 0) =>
  Array.from({ length: count }, (_, i) => `call(${from + i});`).join('\n');
const imports = Array.from({ length: 14 }, (_, i) => `import { a${i} } from './a${i}.ts';`).join('\n');
const longImport = `import {\n${Array.from({ length: 14 }, (_, i) => `  a${i},`).join('\n')}\n} from './a.ts';`;
const comment = `/**\n${Array.from({ length: 14 }, (_, i) => ` * line ${i}`).join('\n')}\n */\n`;

describe('the check of duplicates', () => {
  test.each([
    ['twelve lines of another file', statements(12), statements(12), true],
    ['eleven lines of another file', statements(11), statements(11), false],
    [
      'twelve lines, indented and parted by a blank line',
      statements(12),
      statements(12).replace(/\n/g, '\n\n  '),
      true,
    ],
    ['twelve lines parted by comments', statements(12), statements(12).replace(/\n/g, '\n// because\n'), true],
    ['other lines', statements(20), statements(20, 20), false],
    ['imports', imports, imports, false],
    ['one long import', longImport, longImport, false],
    ['a comment', comment, comment, false],
  ])('%s', (_case, first, second, isRed) => {
    const result = runCheck('duplicates.mjs', { 'src/a.ts': first, 'e2e/b.ts': second });
    expect(result.isRed).toBe(isRed);
    if (isRed) expect(result.output).toContain('src/a.ts:1 repeats 12 lines or more of e2e/b.ts:1');
  });

  test('a file that repeats itself', () => {
    const text = `${statements(12)}\nother();\n${statements(12)}`;
    expect(runCheck('duplicates.mjs', { 'src/a.ts': text }).output).toContain('src/a.ts:14 repeats');
    expect(runCheck('duplicates.mjs', { 'src/a.ts': 'call();\n'.repeat(14) }).isRed).toBe(false);
  });

  test('a tree without files is a fault', () => {
    expect(runCheck('duplicates.mjs', { 'README.md': 'x' }).isRed).toBe(true);
  });
});
