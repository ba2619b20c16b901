/** As much of a column as decides where it stands. */
type Known = { id: string; isRowHeader?: true; startsHidden?: true; headsCard?: true };

/**
 * The columns of a list in the order that was chosen, or as it begins. What is not known is left out, and the one that
 * names a row is always there: first, unless it was put elsewhere.
 */
export function shownColumns<C extends Known>(columns: readonly C[], chosen: readonly string[] | null): C[] {
  if (chosen === null) return columns.filter((column) => !column.startsHidden);
  const found = [...new Set(chosen)].flatMap((id) => columns.find((column) => column.id === id) ?? []);
  const header = columns.find((column) => column.isRowHeader);
  return header && !found.includes(header) ? [header, ...found] : found;
}

/** The same for the cards of a phone, where some columns stand at the head of each, also where the table begins without them. */
export function cardColumns<C extends Known>(columns: readonly C[], chosen: readonly string[] | null): C[] {
  const shown = shownColumns(columns, chosen);
  const heads = chosen === null ? columns : shown;
  return [...heads.filter((column) => column.headsCard), ...shown.filter((column) => !column.headsCard)];
}

/** The choice after a column was shown or taken away, in the order that stands. */
export function toggleColumn(columns: readonly Known[], visible: readonly string[], id: string): string[] {
  if (visible.includes(id)) return visible.filter((one) => one !== id);
  const order = columns.map((column) => column.id);
  const at = visible.findIndex((one) => order.indexOf(one) > order.indexOf(id));
  return at < 0 ? [...visible, id] : [...visible.slice(0, at), id, ...visible.slice(at)];
}

/** The choice after a column was moved by so many places. */
export function moveColumn(columns: readonly string[], id: string, by: 1 | -1): string[] {
  const from = columns.indexOf(id);
  const to = from + by;
  if (from < 0 || to < 0 || to >= columns.length) return [...columns];
  return columns.map((one, i) => (i === from ? (columns[to] ?? one) : i === to ? id : one));
}
