import { describe, expect, test } from 'vitest';
import { runCheck } from './planted-tree.ts';

const lines = (count: number) => 'export {};\n'.repeat(count);

describe('the check of file sizes', () => {
  test.each([
    ['a file at the limit', 'src/domain/money/money.ts', 250, false],
    ['a file above the limit', 'src/domain/money/money.ts', 251, true],
    ['a page above the limit', 'src/web/routes/products.tsx', 251, true],
    ['a style sheet above the limit', 'src/web/app.css', 251, true],
    ['a script above the limit', 'scripts/long.mjs', 251, true],
    ['words at their limit', 'src/web/i18n/fr.ts', 400, false],
    ['words above their limit', 'src/web/i18n/fr.ts', 401, true],
    ['a test at its limit', 'src/domain/money/money.test.ts', 400, false],
    ['a test above its limit', 'src/domain/money/money.test.ts', 401, true],
  ])('%s', (_case, file, count, isRed) => {
    const result = runCheck('sizes.mjs', { [file]: lines(count) });
    expect(result.isRed).toBe(isRed);
    if (isRed) expect(result.output).toContain(file);
  });

  test('a tree without files is a fault', () => {
    expect(runCheck('sizes.mjs', { 'README.md': 'x' }).isRed).toBe(true);
  });
});
