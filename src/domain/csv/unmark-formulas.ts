/**
 * A cell of a file that the shop has written, as it was before: without the form of a formula that keeps the digits of a
 * code (`="0012"`), and without the apostrophes before what would be a formula (`mark-formulas.ts`).
 */
export function unmarkFormulas(cell: string): string {
  const kept = /^="((?:[^"]|"")*)"$/.exec(cell);
  if (kept) return (kept[1] ?? '').replaceAll('""', '"');
  return cell
    .replace(/^'(?=["';,\s]*[=+\-@\uff1d\uff0b\uff0d\uff20]|[\t\r\n])/, '')
    .replace(/([;,\t]["\s]*)'+(?=[=+\-@\uff1d\uff0b\uff0d\uff20])/g, '$1');
}
