import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import {
  listStaffProducts,
  readStaffProduct,
  type StaffProduct,
  updateProduct,
} from '#contract/catalogue/staff-products.ts';
import { isRefusal, type Refusal } from '#contract/errors.ts';
import type { Page } from '#contract/page.ts';
import { errorText, refusalText } from '#web/i18n/error-text.ts';
import { useWrite } from '../../data/use-write.ts';
import { type OfficeT, useOfficeT } from '../../use-office-t.ts';
import type { QuickAt } from './cells.ts';
import { type Edit, type Edits, faultIn, outcomeOf, toUndo, toWrite } from './edits.ts';
import { afterUndo, byProduct, type Saved } from './undo-chain.ts';

/** How many products of how many are done. */
export type Progress = { done: number; total: number };

/** Writes on their way at once: each is one product, and one of them that waits must not hold up the others. */
const lanes = 4;

/**
 * Saves the edits of a list, a write for each product, and takes them back by inverse writes. What is refused stays typed,
 * with the reason at its row.
 */
export function useSaveEdits(edits: Edits, setEdits: (change: (old: Edits) => Edits) => void) {
  const t = useOfficeT();
  const queries = useQueryClient();
  const { send } = useWrite(updateProduct);
  const [progress, setProgress] = useState<Progress | null>(null);
  const [faults, setFaults] = useState<ReadonlyMap<number, string>>(new Map());
  const [saved, setSaved] = useState<readonly Saved[]>([]);
  const isRunning = useRef(false);
  const lastKey = useRef(0);

  async function run<T>(all: readonly T[], write: (one: T) => Promise<void>): Promise<void> {
    if (isRunning.current || all.length === 0) return;
    isRunning.current = true;
    const queue = [...all];
    setProgress({ done: 0, total: all.length });
    const lane = async () => {
      for (let one = queue.shift(); one !== undefined; one = queue.shift()) {
        await write(one);
        setProgress((old) => old && { ...old, done: old.done + 1 });
      }
    };
    await Promise.all(Array.from({ length: lanes }, lane));
    isRunning.current = false;
    setProgress(null);
    // Once at the end: the list would be read anew after every one of them.
    for (const { name } of [listStaffProducts, readStaffProduct]) void queries.invalidateQueries({ queryKey: [name] });
  }
  /** The next edit of the row begins from what it is now, also before the list has been read again. */
  const show = (fresh: StaffProduct) =>
    queries.setQueriesData<Page<StaffProduct>>(
      { queryKey: [listStaffProducts.name] },
      (page) => page && { ...page, items: page.items.map((one) => (one.id === fresh.id ? fresh : one)) },
    );
  const setFault = (id: number, fault: string | null) =>
    setFaults((old) => {
      const next = new Map(old);
      if (fault === null) next.delete(id);
      else next.set(id, fault);
      return next;
    });

  const saveOne = (context: QuickAt) => async (edit: Edit) => {
    const { id } = edit.product;
    const { storeId } = context;
    const unread = faultIn(edit, context);
    if (unread) return setFault(id, `${t(`admin.quick.${unread.field}`)} · ${errorText(t, unread.fault)}`);
    try {
      const fresh = await send(toWrite(edit, context));
      lastKey.current += 1;
      const one = { ...outcomeOf(fresh), key: lastKey.current, edit, storeId };
      setSaved((old) => [one, ...old]);
      setFault(id, edit.typed.visible === 'true' && !fresh.visible ? t('admin.quick.staysDraft') : null);
      show(fresh);
      // What was typed while it was on its way is not saved yet.
      setEdits((old) => (old.get(id)?.typed === edit.typed ? without(old, id) : rebased(old, id, fresh)));
    } catch (error) {
      if (!isRefusal(error)) throw error;
      setFault(id, faultOf(t, error));
      if (error.code === 'conflict' && isProduct(error.data)) setEdits(freshly(id, error.data));
    }
  };
  /** Takes back writes of one product, the newest first, as far as nobody else has saved. */
  const undoEach = async (writes: readonly Saved[]) => {
    for (let left = writes; left[0]; ) {
      const [one] = left;
      try {
        const fresh = await send(toUndo(one.edit, one, one.storeId));
        // What lacks what the law asks may have been on sale; it is not put there again.
        const isLeftOut = one.edit.typed.visible === 'false' && !fresh.visible;
        setFault(one.edit.product.id, isLeftOut ? t('admin.quick.staysDraft') : null);
        show(fresh);
        left = afterUndo(left, one, fresh.version);
        setSaved((old) => afterUndo(old, one, fresh.version));
      } catch (error) {
        if (!isRefusal(error)) throw error;
        return setFault(one.edit.product.id, faultOf(t, error));
      }
    }
  };
  return {
    progress,
    faults,
    saved,
    save: (context: QuickAt) => run([...edits.values()], saveOne(context)),
    undo: (some: readonly Saved[]) => run(byProduct(some), undoEach),
  };
}

const isProduct = (data: unknown): data is StaffProduct =>
  typeof data === 'object' && data !== null && 'version' in data && 'stores' in data;

const freshly = (id: number, product: StaffProduct) => (old: Edits) => rebased(old, id, product);

function rebased(edits: Edits, id: number, product: StaffProduct): Edits {
  const edit = edits.get(id);
  return edit ? new Map(edits).set(id, { ...edit, product }) : edits;
}

function without(edits: Edits, id: number): Edits {
  const next = new Map(edits);
  next.delete(id);
  return next;
}

function faultOf(t: OfficeT, refusal: Refusal): string {
  if (refusal.code === 'conflict') return t('admin.quick.conflict');
  const [fault] = Object.values(refusal.errors).flat();
  return fault ? errorText(t, fault) : refusalText(t, refusal);
}
