import type { SyntheticEvent } from 'react';

/** What a line of a cell is found by. */
export const lineMark = 'data-line';

/**
 * Says what an ellipsis has cut off: as the tooltip of a mouse, and beneath the cell for whoever comes by keys (office.css);
 * a row that has the focus says its name.
 */
export function showWholeText({ target }: SyntheticEvent): void {
  if (!(target instanceof Element)) return;
  const cell = target.closest('td, th') ?? target.closest('tr')?.querySelector('th');
  const line = cell?.querySelector<HTMLElement>(`[${lineMark}]`);
  if (!cell || !line) return;
  const isCut = line.scrollWidth > line.clientWidth;
  line.title = isCut ? (line.textContent ?? '') : '';
  cell.toggleAttribute('data-whole', false);
  if (isCut) cell.setAttribute('data-whole', line.title);
}
