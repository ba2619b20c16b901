import type { ListedImport } from '#contract/imports/imports.ts';
import type { ImportState } from '#domain/import/import-state.ts';
import { useFormat } from '#web/lib/writing/format-context.tsx';
import { Badge } from '#web/ui/show/badge.tsx';
import type { Tone } from '#web/ui/show/status-dot.tsx';
import { useOfficeT } from '../use-office-t.ts';

const tones: Record<ImportState, Tone> = {
  reading: 'yellow',
  ready: 'grey',
  trying: 'yellow',
  tried: 'yellow',
  waiting: 'yellow',
  running: 'yellow',
  done: 'green',
  undoing: 'yellow',
  undone: 'grey',
  failed: 'red',
  cancelled: 'grey',
};
const busyStates: readonly ImportState[] = ['reading', 'trying', 'waiting', 'running', 'undoing'];

/** Whether the shop works on an import, or is about to: its screen asks again by itself. */
export function isAtWork({ state }: Pick<ListedImport, 'state'>): boolean {
  return busyStates.includes(state);
}

/** How an import stands and, while the shop works on it, how far it is. */
export function ImportStateBadge({ of: { state, done, total } }: { of: ListedImport }) {
  const t = useOfficeT();
  const { number } = useFormat();
  const isCounted = isAtWork({ state }) && state !== 'waiting' && total > 0;
  return (
    <span className="inline-flex flex-wrap items-center gap-2">
      <Badge tone={tones[state]}>{t(`admin.imports.state_${state}`)}</Badge>
      {isCounted && (
        <span className="text-sm text-quiet tabular-nums">
          {t('admin.imports.progress', { done: number(Math.min(done, total)), total: number(total) })}
        </span>
      )}
    </span>
  );
}
