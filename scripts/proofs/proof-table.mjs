// The committed table of a document, `docs/proofs/<document>.md`: a heading for each section, below it a row for each line.

/**
 * @typedef {{ section: string, number: number, hash: string, proof: string }} Row
 *   `proof`: tests (`file` “part of the title”), `decision 12`, `none: …` (nothing to break), `later: …` (what is not built
 *   yet), `open: …` (what has no test), parted by semicolons; empty: nothing yet
 */

/** @returns {Row[]} */
export function readTable(text) {
  const rows = [];
  let section = '';
  for (const line of text.split('\n')) {
    if (line.startsWith('## ')) section = line.slice(3);
    const [, number, hash, proof] = /^\| (\d+) \| ([0-9a-f]{8}) \| ?(.*) \|$/.exec(line) ?? [];
    if (number) rows.push({ section, number: Number(number), hash, proof: proof.trim() });
  }
  return rows;
}

/** @param {string} head what stands above the first section */
export function writeTable(head, rows) {
  const sections = [...new Set(rows.map(({ section }) => section))];
  const parts = sections.map((section) => {
    const own = rows.filter((row) => row.section === section);
    const lines = own.map(({ number, hash, proof }) => `| ${number} | ${hash} | ${proof} |`);
    return [`## ${section}`, '', '| line | hash | proof |', '|---|---|---|', ...lines, ''].join('\n');
  });
  return `${head.trimEnd()}\n\n${parts.join('\n')}`;
}

/** What a row is: open, put off to later work, proven by tests or settled otherwise; the first that holds of a part of it. */
export function stateOf({ proof }) {
  if (proof === '' || proof.includes('open: ')) return 'open';
  if (proof.includes('later: ')) return 'later';
  if (testsIn(proof).length > 0) return 'proven';
  return /\b(decision \d|none: )/.test(proof) ? 'settled' : 'open';
}

/** The tests that a row names: files and parts of titles. */
export function testsIn(proof) {
  return [...proof.matchAll(/`([^`]+)` “([^”]+)”/g)].map(([, file, title]) => ({ file, title }));
}
