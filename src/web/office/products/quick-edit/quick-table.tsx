import type { ClipboardEvent, KeyboardEvent } from 'react';
import type { StaffProduct } from '#contract/catalogue/staff-products.ts';
import { categories } from '#domain/catalogue/category.ts';
import { longestShelf } from '#domain/picking/aisle.ts';
import { useListedKey } from '#web/office/keys/use-key.ts';
import { cx } from '#web/ui/cx.ts';
import { Link } from '#web/ui/link.tsx';
import { categoryWord } from '../../category-word.ts';
import { keypadOf, useNumberFault } from '../../form/typed-number.ts';
import { useOfficeT } from '../../use-office-t.ts';
import { isLocked, numberIn, type QuickAt, type QuickField, quickFields } from './cells.ts';
import { type Edits, fillDown, pasteCells, setCell, textOf } from './edits.ts';
import { linesOf, type PageEnd, reportFill, reportPaste } from './page-end.ts';
import { type CodedLine, codedLines } from './paste-by-code.ts';
import { lockedHint } from './quick-bar.tsx';

/**
 * The rows of the list as cells that can be typed in, on a phone beneath the name of each: arrows and Enter go from row
 * to row, Ctrl-D fills down, what is copied from a spreadsheet is pasted over many, Escape takes a cell back.
 */
export function QuickTable(props: {
  rows: readonly StaffProduct[];
  edits: Edits;
  faults: ReadonlyMap<number, string>;
  at: QuickAt;
  end: PageEnd;
  onEdits: (edits: Edits) => void;
  /** Lines that say by a code which product they are of. */
  onCoded: (lines: readonly CodedLine[], field: QuickField) => void;
}) {
  const t = useOfficeT();
  const { rows, edits, faults, at, end, onEdits } = props;
  const numberFault = useNumberFault();
  useQuickKeys();
  function onKey(event: KeyboardEvent<HTMLInputElement | HTMLSelectElement>, row: number, field: QuickField): void {
    const isSelect = event.currentTarget instanceof HTMLSelectElement;
    const step = { ArrowDown: 1, ArrowUp: -1, Enter: event.shiftKey ? -1 : 1 }[event.key];
    const product = rows[row];
    if (!product) return;
    if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'd') {
      event.preventDefault();
      const below = rows.slice(row + 1);
      const isOpen = (one: StaffProduct) => !isLocked(edits.get(one.id)?.product ?? one, field, at);
      const filled = isOpen(product) ? below.filter(isOpen).length : 0;
      onEdits(fillDown(edits, rows, { row, field }, at));
      reportFill(t, { filled, refused: below.length - filled }, end);
    } else if (event.key === 'Escape') {
      onEdits(
        setCell(edits, product, field, textOf(new Map(), edits.get(product.id)?.product ?? product, field, at), at),
      );
    } else if (step !== undefined && !(isSelect && event.key !== 'Enter')) {
      event.preventDefault();
      const cell = document.getElementById(cellId(row + step, field));
      cell?.focus();
      if (cell instanceof HTMLInputElement) cell.select();
    }
  }
  function onPaste(event: ClipboardEvent, row: number, field: QuickField): void {
    const text = event.clipboardData.getData('text/plain');
    // One value goes into a text as anywhere else.
    const { type, readOnly } = event.target as HTMLInputElement;
    if (!/[\t\n]/.test(text.trim()) && type === 'text' && !readOnly) return;
    event.preventDefault();
    const coded = codedLines(text, { rows, field, at });
    if (coded) {
      props.onCoded(coded, field);
      return;
    }
    const pasted = pasteCells(edits, rows, { row, field }, { text, at });
    onEdits(pasted.edits);
    const { refused } = pasted;
    reportPaste(t, { room: rows.length - row, copied: linesOf(text).length, refused }, end);
  }
  return (
    // biome-ignore-start lint/a11y/noRedundantRoles: display takes the table's own roles away
    <div className="md:overflow-x-auto">
      <table role="table" className="w-full text-sm max-md:block md:min-w-2xl">
        <caption className="sr-only">{t('admin.quick.title')}</caption>
        <thead role="rowgroup" className="max-md:sr-only">
          <tr role="row" className="border-b border-line text-left text-quiet">
            <th role="columnheader" scope="col" className="p-2 font-semibold">
              {t('admin.products.name')}
            </th>
            {quickFields.map((field) => (
              <th key={field} role="columnheader" scope="col" className="p-2 font-semibold">
                {t(`admin.quick.${field}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" className="max-md:block">
          {rows.map((product, row) => {
            const edit = edits.get(product.id);
            const fault = faults.get(product.id);
            return (
              <tr
                key={product.id}
                role="row"
                className="border-b border-line max-md:grid max-md:grid-cols-2 max-md:items-end max-md:gap-x-2 max-md:py-2"
              >
                <th role="rowheader" scope="row" className="p-2 text-left font-semibold max-md:col-span-2 max-md:px-1">
                  <Link to={`/admin/products/${product.id}`} className="text-brand hover:underline">
                    {product.name}
                  </Link>
                  {fault && (
                    <span role="alert" className="block font-normal text-bad">
                      {fault}
                    </span>
                  )}
                </th>
                {quickFields.map((field) => {
                  const text = textOf(edits, product, field, at);
                  const kind = numberIn(field, at.currency);
                  const locked = isLocked(edit?.product ?? product, field, at);
                  const isWrong = kind && edit?.typed[field] !== undefined && numberFault(text, kind) !== undefined;
                  const cell = {
                    id: cellId(row, field),
                    'aria-label': `${t(`admin.quick.${field}`)} · ${product.name}`,
                    onKeyDown: (event: KeyboardEvent<HTMLInputElement | HTMLSelectElement>) => onKey(event, row, field),
                    onPaste: (event: ClipboardEvent) => onPaste(event, row, field),
                  };
                  const set = (next: string) => onEdits(setCell(edits, product, field, next, at));
                  return (
                    <td
                      key={field}
                      role="cell"
                      className={cx('p-1 max-md:min-w-0', edit?.typed[field] !== undefined && 'bg-warn-soft')}
                    >
                      <span aria-hidden="true" className="block text-quiet md:hidden">
                        {t(`admin.quick.${field}`)}
                      </span>
                      {field === 'visible' && (
                        <input
                          {...cell}
                          type="checkbox"
                          className="mx-3 size-4.5 accent-brand"
                          disabled={locked}
                          checked={text === 'true'}
                          onChange={(event) => set(String(event.target.checked))}
                        />
                      )}
                      {field === 'category' && (
                        <select
                          {...cell}
                          className="text-control"
                          disabled={locked}
                          value={text}
                          onChange={(event) => set(event.target.value)}
                        >
                          {!categories.some((code) => code === text) && <option value={text}>{text}</option>}
                          {categories.map((code) => (
                            <option key={code} value={code}>
                              {categoryWord(at.language, code)}
                            </option>
                          ))}
                        </select>
                      )}
                      {field === 'shelf' && (
                        <input
                          {...cell}
                          type="text"
                          autoComplete="off"
                          maxLength={longestShelf}
                          readOnly={locked}
                          aria-describedby={locked ? lockedHint : undefined}
                          title={
                            locked ? t(at.isLimited ? 'admin.products.ownStores' : 'admin.quick.lockedHint') : undefined
                          }
                          className={cx(
                            'text-control text-ellipsis',
                            locked ? 'bg-sunken px-2 text-quiet md:w-36' : 'md:w-24',
                          )}
                          value={text}
                          onChange={(event) => set(event.target.value)}
                        />
                      )}
                      {kind && (
                        <input
                          {...cell}
                          type="text"
                          inputMode={keypadOf(kind)}
                          autoComplete="off"
                          readOnly={locked}
                          aria-invalid={isWrong || undefined}
                          aria-describedby={locked ? lockedHint : undefined}
                          title={
                            locked ? t(at.isLimited ? 'admin.products.ownStores' : 'admin.quick.lockedHint') : undefined
                          }
                          className={cx(
                            'text-control text-right tabular-nums',
                            locked ? 'bg-sunken px-2 text-quiet md:w-36' : 'md:w-24',
                          )}
                          value={text}
                          onChange={(event) => set(event.target.value)}
                        />
                      )}
                    </td>
                  );
                })}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
    // biome-ignore-end lint/a11y/noRedundantRoles: see above
  );
}

const cellId = (row: number, field: QuickField) => `cell-${row}-${field}`;

/** Shows in the list of keys what the cells of the table act on. */
function useQuickKeys(): void {
  const t = useOfficeT();
  useListedKey('↑ ↓', t('admin.quick.keyRows'));
  useListedKey('enter', t('admin.quick.keyNext'));
  useListedKey('shift+enter', t('admin.quick.keyBefore'));
  useListedKey('mod+d', t('admin.quick.keyFill'));
  useListedKey('mod+v', t('admin.quick.keyPaste'));
  useListedKey('escape', t('admin.quick.keyEscape'));
}
