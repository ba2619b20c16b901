import { listStaffProducts, type StaffProduct } from '#contract/catalogue/staff-products.ts';
import { isRefusal, type Refusal } from '#contract/errors.ts';
import { api } from '#web/lib/api/api.ts';
import { notice } from '#web/ui/messages/notice-store.ts';
import { failureText } from '../../frame/failure-text.ts';
import { useOfficeT } from '../../use-office-t.ts';
import type { QuickAt, QuickField } from './cells.ts';
import type { Edits } from './edits.ts';
import { type CodedLine, hasCode, pasteCoded } from './paste-by-code.ts';

/** So many codes are named before the others are counted alone. */
const most = 8;
/** Searches on their way at once. */
const lanes = 4;

type Found = { product: StaffProduct; cells: readonly string[] };

/**
 * Pastes lines into the products that their codes name, also those that are not in sight; codes that no product has, or more
 * than one, are named.
 */
export function useCodedPaste(setEdits: (change: (old: Edits) => Edits) => void) {
  const t = useOfficeT();

  async function paste(
    lines: readonly CodedLine[],
    { rows, field, at }: { rows: readonly StaffProduct[]; field: QuickField; at: QuickAt },
  ): Promise<void> {
    const found = new Map<CodedLine, Found>();
    const queue = [...lines];
    let refusal: Refusal | null = null;
    const lane = async () => {
      for (let line = queue.shift(); line !== undefined && !refusal; line = queue.shift()) {
        const { code, cells } = line;
        try {
          const known = rows.filter((row) => hasCode(row, code));
          const all = known.length > 0 ? known : await search(code);
          const [product] = all;
          if (product && all.length === 1) found.set(line, { product, cells });
        } catch (error) {
          if (!isRefusal(error)) throw error;
          refusal = error;
        }
      }
    };
    await Promise.all(Array.from({ length: lanes }, lane));
    if (refusal) return void notice(failureText(t, refusal), { tone: 'destructive' });
    // In the order of the lines: of two of one product the last counts.
    const placed = lines.flatMap((line) => found.get(line) ?? []);
    setEdits((old) => pasteCoded(old, placed, field, at).edits);
    const { refused } = pasteCoded(new Map(), placed, field, at);
    report(
      lines.filter((line) => !found.has(line)).map(({ code }) => code),
      { total: lines.length, refused },
    );
  }

  function report(missing: readonly string[], { total, refused }: { total: number; refused: number }): void {
    const named = missing.slice(0, most).join(', ') + (missing.length > most ? '…' : '');
    const said = [
      missing.length > 0 && t('admin.quick.codesMissing', { count: missing.length, named }),
      refused > 0 && t('admin.quick.lockedPaste', { count: refused }),
    ].filter((one) => one !== false);
    notice(t('admin.quick.codesPasted', { done: total - missing.length, total }), {
      ...(said.length > 0 && { description: said.join(' '), tone: 'destructive', duration: 20_000 }),
    });
  }
  return paste;
}

async function search(code: string): Promise<StaffProduct[]> {
  const { items } = await api(listStaffProducts, { search: code, per_page: 5 });
  return items.filter((one) => hasCode(one, code));
}
