import { type ReactNode, useState } from 'react';
import type { StaffProduct } from '#contract/catalogue/staff-products.ts';
import { useFormat } from '#web/lib/writing/format-context.tsx';
import { LeaveQuestion } from '#web/shared/forms/leave-question.tsx';
import { useLeaveGuard } from '#web/shared/forms/use-leave-guard.ts';
import { useNumberHabits } from '../../form/typed-number.ts';
import { pageSizes } from '../../list/list-address.ts';
import type { List } from '../../list/use-list.ts';
import { useOwnShop, useStoreLimit } from '../../own-stores.ts';
import { countEdits, type Edits } from './edits.ts';
import type { PageEnd } from './page-end.ts';
import { QuickBar } from './quick-bar.tsx';
import { QuickTable } from './quick-table.tsx';
import { useCodedPaste } from './use-coded-paste.ts';
import { useSaveEdits } from './use-save-edits.ts';

const none: Edits = new Map();

function endOf({ state, read, change, perPage }: List<StaffProduct>): PageEnd {
  const most = pageSizes[pageSizes.length - 1] ?? perPage;
  const grow = perPage < most ? { rows: most, run: () => change({ perPage: most }) } : null;
  return { goesOn: state.page < (read.data?.totalPage ?? 1), grow };
}

/** Editing the rows of the list at once: its state, kept across pages and filters, and how rows are shown meanwhile. */
export function useQuickEdit() {
  const { decimals } = useFormat();
  const [isOn, setOn] = useState(false);
  const [edits, setEdits] = useState<Edits>(none);
  const habits = useNumberHabits();
  // Of one store alone there is nothing to choose.
  const { stores } = useOwnShop();
  const isLimited = useStoreLimit() !== null;
  const [storeId, setStoreId] = useState<number | null>(((isLimited || stores.length === 1) && stores[0]?.id) || null);
  const at = { storeId, isLimited, decimals, ...habits };
  const saving = useSaveEdits(edits, setEdits);
  const pasteByCode = useCodedPaste(setEdits);
  const count = countEdits(edits);
  // Another page of the list, or other filters, keep what was typed.
  const guard = useLeaveGuard(count > 0, (from, to) => from.pathname === to.pathname);
  const show = (rows: readonly StaffProduct[], list: List<StaffProduct>): ReactNode => (
    <>
      <QuickBar
        storeId={storeId}
        onStore={setStoreId}
        count={count}
        progress={saving.progress}
        saved={saving.saved}
        onSave={() => void saving.save(at)}
        onDiscard={() => setEdits(none)}
        onUndo={(some) => void saving.undo(some)}
      />
      <QuickTable
        rows={rows}
        edits={edits}
        faults={saving.faults}
        at={at}
        end={endOf(list)}
        onEdits={setEdits}
        onCoded={(lines, field) => void pasteByCode(lines, { rows, field, at })}
      />
    </>
  );
  return {
    isOn,
    /** Off only while nothing is unsaved. */
    mayEnd: count === 0,
    toggle: () => setOn((was) => !was),
    instead: isOn ? show : undefined,
    question: <LeaveQuestion guard={guard} />,
  };
}
