import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { fontRuns, registerFonts } from './fonts.ts';

const written = (text: string) =>
  fontRuns(text, 'regular')
    .map((run) => run.text)
    .join('');

test.each([
  ['Ελένη Παπαδοπούλου', 'Ελένη Παπαδοπούλου'],
  ['Ἀθηνᾶ', 'Ἀθηνᾶ'],
  ['Олена Ґонґадзе', 'Олена Ґонґадзе'],
  ['Ђорђе Јовановић', 'Ђорђе Јовановић'],
  ['Nguyễn Thị Ánh', 'Nguyễn Thị Ánh'],
  ['Ana Żółć', 'Ana Żółć'],
  ['ﬁnance n° № 7', 'finance n° № 7'],
  ['Ｃａｆé ①', 'Café 1'],
  ['李小龙', 'LiXiaoLong'],
  ['محمد', 'mhmd'],
  ['Nina 🌍🏳️‍🌈!', 'Nina !'],
  ['a\u200bb\u202ec', 'abc'],
])('%s is printed as %s', (text, expected) => {
  expect(written(text)).toBe(expected);
  expect(written(text)).not.toContain('?');
});

test('a question mark that somebody wrote stays', () => expect(written('Quoi ? 7?')).toBe('Quoi ? 7?'));

type Fontkit = { openSync: (file: string) => { hasGlyphForCodePoint: (code: number) => boolean } };
test('the fonts have every letter that is taken from them', () => {
  const { openSync } = createRequire(createRequire(import.meta.url).resolve('pdfkit'))('fontkit') as Fontkit;
  const files = new Map<string, ReturnType<Fontkit['openSync']>>();
  registerFonts({ registerFont: (name, file) => files.set(name, openSync(file)) });
  expect(files.size).toBe(16);
  const missing: string[] = [];
  for (let code = 0x20; code < 0x2200; code++) {
    const letter = String.fromCodePoint(code);
    if (!/[\p{L}\p{N}\p{P}\p{S}]/u.test(letter)) continue;
    for (const run of fontRuns(letter, 'bold'))
      for (const sign of run.text)
        if (!files.get(run.font)?.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0)) missing.push(`${letter} ${run.font}`);
  }
  expect(missing).toEqual([]);
});
