import { describe, expect, test } from 'vitest';
import { cleanLine, cleanText, cleanToken } from './clean-text.ts';

describe('a line', () => {
  test.each([
    ['a zero-width space', 'ana\u200b@mail.example', 'ana@mail.example'],
    ['a mark of direction', '\u200f75013\u200e', '75013'],
    ['an embedding and its end', '\u202aP-4711\u202c', 'P-4711'],
    ['isolates', '\u206806 12 34\u2069', '06 12 34'],
    ['a word joiner, a byte order mark', '\ufeff4\u20607', '47'],
    ['a soft hyphen', 'Bou\u00adcherie', 'Boucherie'],
    ['a mark of Arabic letters', 'Ana\u061c', 'Ana'],
    ['a Hangul filler for a name', '\u3164', ''],
    ['a combining grapheme joiner', 'Zo\u034fe', 'Zoe'],
    ['a joiner between Latin letters', 'Mar\u200dtin\u200c', 'Martin'],
    ['a tag outside of a flag', 'Ana\u{e0041}', 'Ana'],
    ['a selector of variants of a letter', 'A\ufe0fna', 'Ana'],
    ['no-break, narrow and thin spaces', 'Ana\u00a0de\u202fla\u2009Tour', 'Ana de la Tour'],
    ['an ideographic space', '陳\u3000大文', '陳 大文'],
    ['an empty braille cell', '\u2800Ana\u2800', 'Ana'],
    ['tabs and runs', '\tRue\t \u00a0du  Bac ', 'Rue du Bac'],
    ['separators of Unicode', 'pain\u2028et\u2029beurre', 'pain et beurre'],
    ['decomposed letters', 'Nguyễn'.normalize('NFD'), 'Nguyễn'],
    ['a letter parted from its accent', 'Zoe\u200b\u0308', 'Zoë'],
  ])('is free of %s', (_, typed, clean) => {
    expect(cleanLine(typed)).toBe(clean);
  });

  test.each([
    ['a non-joiner of Persian', 'می\u200cخواهم'],
    ['a non-joiner of Hindi', 'क्\u200cष'],
    ['a joiner of Hindi', 'क्\u200dष'],
    ['a joiner of Sinhala', 'ශ්\u200dරී ලංකා'],
    ['a joiner at the end of a word of Malayalam', 'രമേശന്\u200d'],
    ['a family', '👩\u200d👩\u200d👧\u200d👦'],
    ['a profession with a shade of skin', '👩🏽\u200d🌾'],
    ['a heart in colours', '❤\ufe0f\u200d🔥'],
    ['a flag of a region', '🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}'],
    ['a digit in a key', '1\ufe0f\u20e3'],
    ['a way to write a Japanese name', '葛\u{e0100}西'],
    ['a number sign of Arabic', '\u0600١٢'],
  ])('keeps %s', (_, typed) => {
    expect(cleanLine(typed)).toBe(typed);
  });

  test('keeps a joiner of a script once, and not beside another one', () => {
    expect(cleanLine('می\u200c\u200cخ')).toBe('میخ');
    expect(cleanLine('می\u200c x')).toBe('می x');
    expect(cleanLine('👩\u200d x')).toBe('👩 x');
  });

  test.each(['a\nb', 'a\r\nb', 'a\u0000b', 'a\u0085b', 'a\ud83db'])('leaves %j to whoever refuses it', (typed) => {
    expect(cleanLine(typed)).toBe(typed);
  });
});

test.each([
  ['  - un\r\n    - deux\r', '- un\n    - deux'],
  ['30\u202f% de remise\u00a0!', '30\u202f% de remise\u00a0!'],
  ['pain\u202e et\u200b beurre', 'pain et beurre'],
  ['Cafe\u0301\u2028crème', 'Café\ncrème'],
  ['👩\u200d🌾  می\u200cخواهم', '👩\u200d🌾  می\u200cخواهم'],
])('the lines of %j are %j', (typed, clean) => {
  expect(cleanText(typed)).toBe(clean);
});

test('a token has neither spaces nor unseen signs', () => {
  expect(cleanToken('\u200bab-C_1\u00ad2\u200d \r\n\u00a0=')).toBe('ab-C_12=');
});

test('what is clean stays as it is, whatever stood side by side', () => {
  const parts = [
    'a',
    'e',
    '\u0308',
    '\u200b',
    '\u200c',
    '\u200d',
    '\ufe0f',
    '👩',
    '🏽',
    'م',
    'क',
    '्',
    '葛',
    ' ',
    '\u00a0',
  ].concat(['\u{e0100}', '\u{e0067}', '\u{e007f}', '🏴', '1', '\u20e3', '\n', '\u034f', '\u0fb1', '\u200f']);
  for (const a of parts)
    for (const b of parts)
      for (const c of parts)
        for (const clean of [cleanLine, cleanText, cleanToken]) {
          const once = clean(`${a}${b}${c}${a}`);
          expect(clean(once)).toBe(once);
        }
});

test('a long text is cleaned in a time that grows with its length alone', () => {
  const start = performance.now();
  for (const part of ['\u200b', '👩\u200d', 'م\u200c', ' \u00a0', 'e\u0308\u200d', '\u{1f3f4}\u{e0067}'])
    cleanLine(part.repeat(200_000 / part.length));
  expect(performance.now() - start).toBeLessThan(10_000);
});
