/** A number from 0 up to 1, the next one of a series that a seed fixes. */
export type Draw = () => number;

/** How a name may arrive in the search box. Each spoils by itself; null where there is nothing to spoil. */
export type Rule = (name: string, draw: Draw) => string | null;

const letters = 'abcdefghijklmnopqrstuvwxyz';
/** A letter that goes wrong stands in a word of so many letters or more. */
const shortestWord = 3;

export const rules: Readonly<Record<string, Rule>> = {
  'accents dropped': (name) => {
    const bare = name
      .normalize('NFD')
      .replace(/\p{M}+/gu, '')
      .replace(/đ/g, 'd')
      .replace(/Đ/g, 'D');
    return bare === name.normalize('NFC') ? null : bare;
  },
  'letter missing': (name, draw) => atLetter(name, draw, () => ''),
  'letter doubled': (name, draw) => atLetter(name, draw, (letter) => letter + letter),
  'letters swapped': (name, draw) => swapped(name, draw),
  'letter wrong': (name, draw) => atLetter(name, draw, (letter) => otherLetter(letter, draw)),
  'words turned round': (name) => {
    const words = name.split(' ');
    return words.length < 2 ? null : words.toReversed().join(' ');
  },
  'cut to a prefix': (name, draw) => {
    const chars = [...name.normalize('NFC')];
    const cut = chars
      .slice(0, Math.ceil(chars.length * (0.5 + draw() * 0.4)))
      .join('')
      .trim();
    return cut === name ? null : cut;
  },
};

/** Mulberry32: small, and the same numbers everywhere. */
export function drawFrom(seed: number): Draw {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

export function pickFrom<T>(list: readonly T[], draw: Draw): T {
  const found = list[Math.floor(draw() * list.length)];
  if (found === undefined) throw new RangeError('Nothing to pick from');
  return found;
}

function atLetter(name: string, draw: Draw, change: (letter: string) => string): string | null {
  const chars = [...name.normalize('NFC')];
  const places = placesOf(chars);
  if (places.length === 0) return null;
  const at = pickFrom(places, draw);
  return chars.map((char, i) => (i === at ? change(char) : char)).join('');
}

function swapped(name: string, draw: Draw): string | null {
  const chars = [...name.normalize('NFC')];
  const inWords = new Set(placesOf(chars));
  const places = [...inWords].filter((i) => inWords.has(i + 1) && chars[i] !== chars[i + 1]);
  if (places.length === 0) return null;
  const at = pickFrom(places, draw);
  return [...chars.slice(0, at), chars[at + 1], chars[at], ...chars.slice(at + 2)].join('');
}

/** Where the letters of the longer words stand. */
function placesOf(chars: readonly string[]): number[] {
  const words = [...chars.join('').matchAll(/\p{L}+/gu)].filter(([word]) => word.length >= shortestWord);
  return words.flatMap(({ 0: word, index }) => [...word].map((_, i) => index + i));
}

function otherLetter(letter: string, draw: Draw): string {
  const others = [...letters].filter((other) => other !== letter.toLowerCase());
  return pickFrom(others, draw);
}
