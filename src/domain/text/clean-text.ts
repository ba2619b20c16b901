/** Scripts in which a joiner changes how the letters beside it are written, and so belongs to the spelling. */
const joiningScripts = ['Arab', 'Syrc', 'Mand', 'Nkoo', 'Adlm', 'Rohg', 'Mong', 'Phag']
  .concat(['Deva', 'Beng', 'Guru', 'Gujr', 'Orya', 'Taml', 'Telu', 'Knda', 'Mlym', 'Sinh'])
  .concat(['Khmr', 'Mymr', 'Tibt', 'Bali', 'Java', 'Sund', 'Cham', 'Cakm', 'Newa'])
  .map((script) => `\\p{Script=${script}}`)
  .join('');
/** What makes of the consonant before it a part of the next one; with a joiner behind it, a form of its own. */
const viramas = '\\u094D\\u09CD\\u0A4D\\u0ACD\\u0B4D\\u0BCD\\u0C4D\\u0CCD\\u0D4D\\u0DCA';
const pictograph = '\\p{Extended_Pictographic}[\\uFE0E\\uFE0F]?[\\u{1F3FB}-\\u{1F3FF}]?';

/** Where signs that have no picture of their own are part of what is seen; at most one of these starts at a character. */
const seen = [
  // A flag of a region (Scotland).
  '\\u{1F3F4}[\\u{E0020}-\\u{E007E}]+\\u{E007F}',
  // Pictographs, joined to one (a family).
  `${pictograph}(?:\\u200D${pictograph})*`,
  // A digit in a key.
  '[0-9#*]\\uFE0F(?=\\u20E3)',
  // Which way to write a character of Chinese, Japanese or Mongolian.
  '\\p{Script=Han}[\\uFE00-\\uFE0F\\u{E0100}-\\u{E01EF}]',
  '\\p{Script=Mong}[\\u180B-\\u180D\\u180F]',
  `[${viramas}]\\u200D`,
  `[${joiningScripts}][\\u200C\\u200D](?=[${joiningScripts}])`,
].join('|');
/** Characters that nothing is drawn for, wherever they stand alone: marks of width and direction, fillers, soft hyphens. */
const unseen = '\\p{Default_Ignorable_Code_Point}\\uFFF9-\\uFFFB';
const seenOrUnseen = new RegExp(`(${seen})|[${unseen}]`, 'gu');
const anyUnseen = new RegExp(`[${unseen}]`, 'u');

/** A text in one spelling (NFC), without the characters that nobody sees; joiners stay where a script needs them. */
function dropUnseen(text: string): string {
  const composed = text.normalize('NFC');
  if (!anyUnseen.test(composed)) return composed;
  // Two characters that one stood between may compose.
  return composed.replace(seenOrUnseen, (_, kept?: string) => kept ?? '').normalize('NFC');
}

/**
 * A text of one line as it was meant: every run of spaces, of whatever width, is one plain space, and none stands at an
 * end; what nobody sees is gone. Line breaks within it and other control characters stay: whoever reads it refuses them.
 */
export function cleanLine(text: string): string {
  // U+2800 is the empty braille cell, drawn as a space.
  return dropUnseen(text)
    .replace(/[\p{Z}\t\u2800]+/gu, ' ')
    .trim();
}

/** A text of several lines as it was meant: its breaks are line feeds, and its spaces stay, since they may indent. */
export function cleanText(text: string): string {
  return dropUnseen(text)
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .trim();
}

/** What a program made and a person passed on, by a link or by hand: it has neither spaces nor what nobody sees. */
export function cleanToken(text: string): string {
  return text.replace(new RegExp(`[\\s\\u2800${unseen}]`, 'gu'), '');
}
