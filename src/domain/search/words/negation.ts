/** Words that turn round what stands beside them: none of them is ever left out or read as another word. */
const negating = /^(?:sans|non|pas|zero|without|no|not|free|khong)$/;

/** Whether the word at a place turns another round; `pas cher` only says how something is wished for. */
export function isNegatingAt(words: readonly { word: string }[], i: number): boolean {
  const word = words[i]?.word ?? '';
  return negating.test(word) && !(word === 'pas' && /^chere?s?$/.test(words[i + 1]?.word ?? ''));
}

/** Whether a word that turns round the next one stands at the end: what is asked for is still to be typed. */
export function isLeftOpen(words: readonly { word: string }[], i: number): boolean {
  return i > 0 && i === words.length - 1 && isNegatingAt(words, i) && words[i]?.word !== 'free';
}

const beginning = /^(?:un|non|in|de|dis)(?=\p{L}{4})/u;
/** Letters after the beginning that say that the rest is the same word. */
const sameLetters = 3;

/** Whether to read a word as another would take from it the beginning that turns it round: `unsweeted`, `sweetened`. */
export function losesNegation(word: string, other: string): boolean {
  const [start] = beginning.exec(word) ?? [];
  if (start === undefined || other.startsWith(start)) return false;
  return other.startsWith(word.slice(start.length, start.length + sameLetters));
}
