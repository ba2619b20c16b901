// `npm run proofs -- <folder of the specification>` holds the tables of docs/proofs against the documents: a line that is
// missing, has changed or is there no more is a fault. `--open` lists the lines without a proof, `--write` brings the
// tables in line and keeps the proofs of lines that are still there.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { compare } from './compare.mjs';
import { readTable, stateOf, writeTable } from './proof-table.mjs';
import { splitDocument } from './split-document.mjs';

const documents = ['storefront', 'back-office'];
const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: { open: { type: 'boolean', default: false }, write: { type: 'boolean', default: false } },
});
const [folder] = positionals;
if (!folder) {
  console.error('✗ Which folder holds the specification? npm run proofs -- <folder>');
  process.exit(2);
}
let count = 0;
for (const name of documents) {
  const file = `docs/proofs/${name}.md`;
  const lines = splitDocument(readFileSync(join(folder, `${name}.md`), 'utf8'));
  const table = existsSync(file) ? readFileSync(file, 'utf8') : `# ${name}\n`;
  const { rows, faults } = compare(lines, readTable(table));
  const of = (state) => rows.filter((row) => stateOf(row) === state).length;
  if (options.write) writeFileSync(file, writeTable(table.split('\n## ')[0], rows));
  else for (const fault of faults) console.error(`✗ ${name} ${fault}`);
  if (options.open)
    for (const [i, row] of rows.entries())
      if (stateOf(row) === 'open') console.log(`${name} ${row.section} · ${row.number}  ${lines[i].text}`);
  console.log(
    `${name}: ${lines.length} lines, ${of('proven')} proven, ${of('settled')} settled, ${of('later')} for later, ${of('open')} open`,
  );
  count += options.write ? 0 : faults.length;
}
process.exitCode = count > 0 ? 1 : 0;
