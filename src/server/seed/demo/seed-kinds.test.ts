import { expect, test } from 'vitest';
import { languages } from '#domain/language/language.ts';
import { serverWords } from '#server/words/server-words.ts';
import { loadKinds } from './seed-kinds.ts';

test('no kind is called as what it stands within: one would go into an aisle and find it again', () => {
  const { kinds } = loadKinds();
  const byCode = new Map(kinds.map((kind) => [kind.code, kind]));
  for (const { code, category, parent, name } of kinds) {
    // The kind of a whole aisle is not shown.
    if (parent === null) continue;
    for (const language of languages) {
      const own = name[language]?.toLowerCase();
      expect.soft(own, `${code} ${language}`).not.toBe(serverWords[language].categories[category].toLowerCase());
      for (let at = byCode.get(parent); at?.parent; at = byCode.get(at.parent))
        expect.soft(own, `${code} ${language}, within ${at.code}`).not.toBe(at.name[language]?.toLowerCase());
    }
  }
});
