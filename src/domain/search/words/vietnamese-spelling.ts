/** Marked vowels in the order grave, acute, hook, tilde, dot. */
const marked: Readonly<Record<string, string>> = {
  a: 'àáảãạ',
  e: 'èéẻẽẹ',
  y: 'ỳýỷỹỵ',
  o: 'òóỏõọ',
  u: 'ùúủũụ',
  i: 'ìíỉĩị',
};

const toneAtEnd = /(o[àáảãạèéẻẽẹ]|(?<!q)u[ỳýỷỹỵ])(?![\p{L}\p{M}])/giu;
const markedY = /(?<=[bcdghklmnprstvx])[ỳýỷỹỵ](?![\p{L}\p{M}])/giu;

/**
 * Vietnamese that is written in two ways in the one that the goods have: the tone stands on the first of two vowels at
 * the end (`hòa`, not `hoà`), and i after a consonant (`mì`, not `mỳ`). The text is in NFC, and stays as long as it was.
 */
export function oneSpelling(text: string): string {
  return text
    .replace(toneAtEnd, ([first = '', second = '']) => withTone(first, second) + plainOf(second))
    .replace(markedY, (vowel) => withTone(vowel === vowel.toLowerCase() ? 'i' : 'I', vowel));
}

/** The vowel with the tone of another; capital as it was. */
function withTone(vowel: string, toned: string): string {
  const tone = marked[plainOf(toned).toLowerCase()]?.indexOf(toned.toLowerCase()) ?? -1;
  const other = marked[vowel.toLowerCase()]?.[tone] ?? vowel;
  return vowel === vowel.toLowerCase() ? other : other.toUpperCase();
}

function plainOf(vowel: string): string {
  return vowel.normalize('NFD').replace(/\p{M}/gu, '');
}
