import { createHash } from 'node:crypto';

/**
 * What a specification says, line by line: each sentence, and each row of its tables, under its section. A section is
 * the number of its heading of the second rank, and the name of a third within it: `2`, `2 products-list`.
 * @param {string} text Markdown
 * @returns {{ section: string, number: number, hash: string, text: string }[]} numbers count from 1 in each section
 */
export function splitDocument(text) {
  const found = [];
  const numbers = new Map();
  let chapter = '0';
  let section = chapter;
  const add = (said) => {
    const number = (numbers.get(section) ?? 0) + 1;
    numbers.set(section, number);
    found.push({ section, number, hash: hashOf(said), text: said });
  };
  const lines = text.split('\n');
  for (const [i, line] of lines.entries()) {
    const [, rank, title = ''] = /^(#{2,3}) (.*)$/.exec(line) ?? [];
    if (rank) {
      chapter = rank === '##' ? (/^\d+/.exec(title)?.[0] ?? slug(title)) : chapter;
      section = rank === '##' ? chapter : `${chapter} ${slug(title)}`;
    } else if (line.startsWith('|')) {
      const isHead = /^\|[-| :]+\|$/.test(lines[i + 1] ?? '');
      if (!isHead && !/^\|[-| :]+\|$/.test(line)) add(line.replace(/^\|\s*|\s*\|$/g, ''));
    } else if (line.trim() !== '' && !line.startsWith('# ')) {
      for (const sentence of sentencesOf(line.replace(/^\s*(?:[-*]|\d+\.)\s+/, ''))) add(sentence);
    }
  }
  return found;
}

/** A sentence ends with a stop, a space and a capital, a quote, a slash, a digit or a bold word after it. */
function sentencesOf(line) {
  return line.split(/(?<=[.!?]['”"]?)\s+(?=[\p{Lu}'“"/*\d])/u).map((sentence) => sentence.trim());
}

const hashOf = (said) => createHash('sha256').update(said.replace(/\s+/g, ' ')).digest('hex').slice(0, 8);

/** `Products list (/products)` → `products-list`. */
function slug(title) {
  return title
    .replace(/\(.*\)/, '')
    .toLowerCase()
    .match(/\p{L}+/gu)
    .join('-');
}
