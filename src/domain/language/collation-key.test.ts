import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { collationKey } from './collation-key.ts';
import { type Language, languages } from './language.ts';

/** Names as shops write them, and pieces that differ by one accent, one letter of its own or one capital. */
const words = `
  cote, côte, coté, côté, Côté, COTE, Œufs, oeufs, oeuvre, cœur, coeur, ex æquo, aequo, l’ail, l'ail, lail, crème,
  Crème, crémant, pâté, pâte, pate, maïs, mais, façon, facon, à, a, ả, ã, á, ạ, ă, ằ, ặ, â, ậ, ấ, đ, d, Đ, ê, ề, ệ, ô,
  ộ, ơ, ợ, ư, đậu phụ, dầu mè, Đường phèn, duong, bánh tráng, bánh trứng, bành, banh, nước mắm, nuoc, Phở, 500 g,
  1,5 kg, 1.5 l, 75 cl, 20 %, (x6), « bio », –, —, -, …, &, €, ½, ², n°, ™, Straße, Strasse, STRASSE, smørrebrød,
  smorrebrod, łosoś, losos, jalapeño, jalapeno, þe, ðe`
  .trim()
  .split(/,\s+/);
const letters = [
  ...'aAàÀâÂäáãåæÆbcçÇdđĐðeéÉèêëfghiîïíjklłmnñoôöóòõøœŒơƠpqrsßſtuùûüúưƯvwxyÿýzžšŁ',
  ...'ạảầẩẫấậằẳẵắặẹẻẽềểễếệ',
];
const signs = [...` \u00a0\u202f'’‘"“”«»()[]-–—_,;:.!?…/&%+*°€$£@#0123456789`, '\u0301', '\u0323', '\u00ad'];

const name = fc.oneof(
  fc.array(fc.constantFrom(...words), { maxLength: 4 }).map((parts) => parts.join(' ')),
  fc.string({ unit: fc.constantFrom(...letters), maxLength: 8 }),
  fc.string({ unit: fc.constantFrom(...letters, ...signs), maxLength: 12 }),
);
/** Two names that begin alike, since only those try the lower levels. */
const pair = fc.tuple(fc.oneof(fc.constant(''), name), name, name, fc.oneof(fc.constant(''), name));

function compareBytes(a: string, b: string): number {
  return Math.sign(Buffer.compare(Buffer.from(a), Buffer.from(b)));
}

function expectSameOrder(a: string, b: string, language: Language) {
  const collator = new Intl.Collator(language);
  const order = compareBytes(collationKey(a, language), collationKey(b, language));
  expect([a, b, order]).toEqual([a, b, Math.sign(collator.compare(a, b))]);
}

describe.each(languages)('in %s', (language) => {
  test('keys order bytewise as the collator orders the names', () => {
    fc.assert(
      fc.property(pair, ([head, a, b, tail]) => {
        expectSameOrder(head + a + tail, head + b + tail, language);
        expectSameOrder(head + a, head + b, language);
      }),
      { numRuns: 3000 },
    );
  });

  test('every two of the words', () => {
    for (const a of words) for (const b of words) expectSameOrder(a, b, language);
  });

  test('every two Latin letters, accented or not, alone and within a word', () => {
    const latin: string[] = [];
    for (let code = 0x20; code < 0x250; code++) latin.push(String.fromCodePoint(code));
    for (let code = 0x1ea0; code < 0x1efa; code++) latin.push(String.fromCodePoint(code));
    const collator = new Intl.Collator(language);
    const wrong = ['', 'e'].flatMap((head) => {
      const texts = latin.map((char) => head + char + head).sort(collator.compare);
      return texts.filter((text, i) => {
        const before = texts[i - 1];
        if (before === undefined) return false;
        const order = compareBytes(collationKey(before, language), collationKey(text, language));
        return order !== Math.sign(collator.compare(before, text));
      });
    });
    expect(wrong).toEqual([]);
  });

  test('however the accents are encoded', () => {
    fc.assert(
      fc.property(name, (text) => {
        expect(collationKey(text.normalize('NFD'), language)).toBe(collationKey(text.normalize('NFC'), language));
      }),
    );
  });

  test('keys are printable ASCII', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 20 }), (text) => {
        expect(collationKey(text, language)).toMatch(/^[\x20-\x7e]*$/);
      }),
    );
  });
});

function sorted(texts: readonly string[], language: Language): string[] {
  return texts.toSorted((a, b) => compareBytes(collationKey(a, language), collationKey(b, language)));
}

test('Vietnamese has letters of its own, and its tones in its order', () => {
  const alphabet = ['a', 'à', 'ả', 'ã', 'á', 'ạ', 'ă', 'â', 'b', 'd', 'đ', 'e', 'ê', 'o', 'ô', 'ơ', 'u', 'ư', 'v'];
  expect(sorted(alphabet.toReversed(), 'vi')).toEqual(alphabet);
});

test('French puts letters first, then accents, then case', () => {
  const names = ['10 œufs', 'cote', 'Cote', 'coté', 'côte', 'coter', 'eau', 'œuf', 'Œuf', 'Zeste'];
  expect(sorted(names.toReversed(), 'fr')).toEqual(names);
});

test('what the table does not know comes after the letters, by code point', () => {
  expect(sorted(['茶', 'zz', '抹茶', 'Ж', '🍎'], 'fr')).toEqual(['zz', 'Ж', '抹茶', '茶', '🍎']);
});
