import { useRef, useState } from 'react';
import { isRefusal, type Refusal } from '#contract/errors.ts';
import { listStaffProducts, readStaffProduct, type StaffProduct, updateProduct } from '#contract/staff-products.ts';
import { errorText, refusalText } from '#web/i18n/error-text.ts';
import { useWrite } from '../../data/use-write.ts';
import { type OfficeT, useOfficeT } from '../../use-office-t.ts';
import { type Edit, type Edits, toUndo, toWrite } from './edits.ts';

/** A write that is done and can be taken back. */
export type Saved = { edit: Edit; version: number; storeId: number | null };
/** How many writes of how many are done. */
export type Progress = { done: number; total: number };

/** Writes on their way at once: each is one product, and one of them that waits must not hold up the others. */
const lanes = 4;

/**
 * Saves the edits of a list, a write for each product, and takes them back by inverse writes. What is refused stays typed,
 * with the reason at its row.
 */
export function useSaveEdits(edits: Edits, setEdits: (change: (old: Edits) => Edits) => void) {
  const t = useOfficeT();
  const { send } = useWrite(updateProduct, [listStaffProducts, readStaffProduct]);
  const [progress, setProgress] = useState<Progress | null>(null);
  const [faults, setFaults] = useState<ReadonlyMap<number, string>>(new Map());
  const [saved, setSaved] = useState<readonly Saved[]>([]);
  const isRunning = useRef(false);

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
  }
  const setFault = (id: number, fault: string | null) =>
    setFaults((old) => {
      const next = new Map(old);
      if (fault === null) next.delete(id);
      else next.set(id, fault);
      return next;
    });

  const saveOne = (storeId: number | null) => async (edit: Edit) => {
    const { id } = edit.product;
    try {
      const fresh = await send(toWrite(edit, { storeId }));
      setSaved((old) => [{ edit, version: fresh.version, storeId }, ...old]);
      setFault(id, edit.typed.visible === 'true' && !fresh.visible ? t('admin.quick.staysDraft') : null);
      // What was typed while it was on its way is not saved yet.
      setEdits((old) => (old.get(id)?.typed === edit.typed ? without(old, id) : rebased(old, id, fresh)));
    } catch (error) {
      if (!isRefusal(error)) throw error;
      setFault(id, faultOf(t, error));
      if (error.code === 'conflict' && isProduct(error.data)) setEdits(freshly(id, error.data));
    }
  };
  const undoOne = async (one: Saved) => {
    try {
      const fresh = await send(toUndo(one.edit, one, one.storeId));
      // What lacks what the law asks may have been on sale; it is not put there again.
      const isLeftOut = one.edit.typed.visible === 'false' && !fresh.visible;
      setFault(one.edit.product.id, isLeftOut ? t('admin.quick.staysDraft') : null);
      setSaved((old) => old.filter((other) => other !== one));
    } catch (error) {
      if (!isRefusal(error)) throw error;
      setFault(one.edit.product.id, faultOf(t, error));
    }
  };
  return {
    progress,
    faults,
    saved,
    save: (storeId: number | null) => run([...edits.values()], saveOne(storeId)),
    undo: (some: readonly Saved[]) => run(some, undoOne),
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
