/**
 * Holds a table against the document. A row whose line has moved keeps its proof: it is found by its hash.
 * @param {ReturnType<import('./split-document.mjs').splitDocument>} lines
 * @param {import('./proof-table.mjs').Row[]} rows
 * @returns {{ rows: import('./proof-table.mjs').Row[], faults: string[] }} the table as it should be, and what is wrong with it
 */
export function compare(lines, rows) {
  const faults = [];
  const left = new Set(rows);
  const take = (matches) => {
    for (const row of left) {
      if (!matches(row)) continue;
      left.delete(row);
      return row;
    }
    return null;
  };
  const made = lines.map(({ section, number, hash, text }) => {
    const at = `${section} · ${number}`;
    const same = take((row) => row.hash === hash && row.section === section && row.number === number);
    const moved = same ?? take((row) => row.hash === hash);
    if (!moved) faults.push(`${at} is not in the table: ${text}`);
    else if (!same) faults.push(`${at} stands in the table at ${moved.section} · ${moved.number}`);
    return { section, number, hash, proof: moved?.proof ?? '' };
  });
  for (const { section, number, proof } of left)
    faults.push(`${section} · ${number} of the table is no line of the document: ${proof || 'no proof'}`);
  return { rows: made, faults };
}
