import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  listStaffProducts,
  type ManyChange,
  type ProductOutcome,
  readStaffProduct,
  type StaffProduct,
  updateProducts,
} from '#contract/catalogue/staff-products.ts';
import { isRefusal, type Refusal } from '#contract/errors.ts';
import { useWrite } from '../../data/use-write.ts';

/** So many are written in one call, in one transaction: no sale of these goods waits for longer than that takes. */
const part = 25;

/** What came of each that was sent, and what ended it before all were. */
export type ManyDone = { results: ProductOutcome[]; refusal: Refusal | null };

/** Changes many products alike, in parts one after the other; `done` counts them meanwhile. */
export function useMany() {
  const queries = useQueryClient();
  const { send } = useWrite(updateProducts);
  const [done, setDone] = useState<number | null>(null);

  async function write(products: readonly StaffProduct[], change: ManyChange): Promise<ManyDone> {
    const results: ProductOutcome[] = [];
    let refusal: Refusal | null = null;
    setDone(0);
    for (let i = 0; i < products.length && !refusal; i += part) {
      const sent = products.slice(i, i + part).map(({ id, version }) => ({ id, version }));
      try {
        results.push(...(await send({ products: sent, change })).results);
      } catch (error) {
        if (!isRefusal(error)) throw error;
        refusal = error;
      }
      setDone(results.length);
    }
    setDone(null);
    // Once at the end: the list would be read anew after every part.
    for (const { name } of [listStaffProducts, readStaffProduct]) void queries.invalidateQueries({ queryKey: [name] });
    return { results, refusal };
  }
  return { write, done };
}
