import type { StaffProduct, updateProduct } from '#contract/catalogue/staff-products.ts';
import type { InputOf } from '#contract/endpoint.ts';
import { readNumber } from '#domain/numbers/read-number.ts';
import { numberToSend } from '../../form/typed-number.ts';
import { storeNumber } from '../form/product-numbers.ts';
import {
  cellText,
  isLocked,
  numberIn,
  type QuickAt,
  type QuickField,
  type QuickFigure,
  quickFields,
  readPasted,
} from './cells.ts';
import { linesOf } from './page-end.ts';

/** A product with what was typed in its cells and is not saved. */
export type Edit = { product: StaffProduct; typed: Readonly<Partial<Record<QuickField, string>>> };
/** By the product's id, so that edits stay while other pages of the list are shown. */
export type Edits = ReadonlyMap<number, Edit>;

/** What stands in a cell. */
export function textOf(edits: Edits, product: StaffProduct, field: QuickField, context: QuickAt): string {
  return edits.get(product.id)?.typed[field] ?? cellText(product, field, context);
}

/** The edits with a cell typed; what is as it was is no edit, and a cell that waits for a store stays as it is. */
export function setCell(edits: Edits, product: StaffProduct, field: QuickField, text: string, context: QuickAt): Edits {
  const known = edits.get(product.id);
  if (isLocked(known?.product ?? product, field, context)) return edits;
  // What the edits began from stays: a list that is read again in the meantime must not hide that somebody has saved.
  const before = known?.product ?? product;
  const { [field]: _, ...others } = known?.typed ?? {};
  const typed = text === cellText(before, field, context) ? others : { ...others, [field]: text };
  const next = new Map(edits);
  if (Object.keys(typed).length === 0) next.delete(product.id);
  else next.set(product.id, { product: before, typed });
  return next;
}

/**
 * Pastes cells of a spreadsheet (rows by line, columns by tab) from a cell on, to the right and down. `refused`: how many
 * of them wait for a store to be chosen.
 */
export function pasteCells(
  edits: Edits,
  rows: readonly StaffProduct[],
  from: { row: number; field: QuickField },
  { text, at }: { text: string; at: QuickAt },
): { edits: Edits; refused: number } {
  let next = edits;
  let refused = 0;
  for (const [i, line] of linesOf(text).entries()) {
    const product = rows[from.row + i];
    if (!product) break;
    for (const [j, cell] of line.split('\t').entries()) {
      const field = quickFields[quickFields.indexOf(from.field) + j];
      if (!field) continue;
      if (isLocked(next.get(product.id)?.product ?? product, field, at)) refused++;
      else next = setCell(next, product, field, readPasted(field, cell, at), at);
    }
  }
  return { edits: next, refused };
}

/** Writes what stands in a cell into the same column of all rows below it. */
export function fillDown(
  edits: Edits,
  rows: readonly StaffProduct[],
  from: { row: number; field: QuickField },
  context: QuickAt,
) {
  const first = rows[from.row];
  if (!first || isLocked(first, from.field, context)) return edits;
  const text = textOf(edits, first, from.field, context);
  return rows.slice(from.row + 1).reduce((next, product) => setCell(next, product, from.field, text, context), edits);
}

/** How many cells are not saved. */
export function countEdits(edits: Edits): number {
  return [...edits.values()].reduce((sum, { typed }) => sum + Object.keys(typed).length, 0);
}

type Input = InputOf<typeof updateProduct>;

/** The first number of an edit that cannot be read in one way, and why; undefined: all can be sent. */
export function faultIn({ typed }: Edit, { language, currency }: Omit<QuickAt, 'decimals' | 'storeId'>) {
  for (const field of quickFields) {
    const kind = numberIn(field, currency);
    const { fault } = kind ? readNumber(typed[field] ?? '', language, kind) : {};
    if (fault) return { field, fault };
  }
  return undefined;
}

/** The write of a product's edits. */
export function toWrite({ product, typed }: Edit, { storeId, language, currency }: Omit<QuickAt, 'decimals'>): Input {
  const { visible, category, shelf, ...figures } = typed;
  const sent: Record<string, unknown> = Object.fromEntries(
    (Object.entries(figures) as [QuickFigure, string][]).map(([field, text]) => {
      const number = numberToSend(text, storeNumber(field, currency), language);
      return [field, field === 'discount' ? (number ?? 0) : number];
    }),
  );
  // Its cell takes nothing until a store is chosen.
  if (shelf !== undefined) sent.shelf = shelf.trim() || null;
  const hasFigures = Object.keys(sent).length > 0;
  return {
    id: product.id,
    version: product.version,
    ...(category !== undefined && { category }),
    ...(visible !== undefined && { visible: visible === 'true' ? true : visible === 'false' ? false : visible }),
    ...(hasFigures && (storeId === null ? sent : { stores: [{ storeId, ...sent }] })),
  } as Input;
}

/** What came of a write: the product's version, and by how much it has changed the stock of each store. */
export type Outcome = { version: number; moved: ReadonlyMap<number, number> };

export function outcomeOf({ version, stores }: Pick<StaffProduct, 'version' | 'stores'>): Outcome {
  const moved = stores.flatMap(({ storeId, quantityChange }) =>
    quantityChange === undefined ? [] : [[storeId, quantityChange] as const],
  );
  return { version, moved: new Map(moved) };
}

/**
 * The write that takes a saved one back: the product as it was before, over the one that came of it. Of its stock the
 * difference alone, so that what was sold since stays sold.
 */
export function toUndo({ product, typed }: Edit, { version, moved }: Outcome, storeId: number | null): Input {
  const { visible, category, ...figures } = typed;
  const names = Object.keys(figures) as (QuickFigure | 'shelf')[];
  const stores = product.stores.filter(
    (store) => moved.has(store.storeId) || (store.price !== null && (storeId === null || store.storeId === storeId)),
  );
  const hasPrice = names.includes('price') || names.includes('discount');
  return {
    id: product.id,
    version,
    ...(category !== undefined && { category: product.category as Input['category'] }),
    ...(visible !== undefined && { visible: product.visible }),
    // Stores may have had figures of their own before one figure was written for all.
    ...(names.length > 0 && {
      stores: stores.map((store) => ({
        storeId: store.storeId,
        ...(hasPrice && {
          originalPrice: store.originalPrice ?? undefined,
          discount: store.discount,
          discountFrom: store.discountFrom,
          discountTo: store.discountTo,
        }),
        ...(names.includes('shelf') && { shelf: store.shelf }),
        ...(names.includes('wholesalePrice') && { wholesalePrice: store.wholesalePrice }),
        ...(moved.has(store.storeId) && { quantityChange: -(moved.get(store.storeId) ?? 0) }),
      })),
    }),
  } as Input;
}
