import { notice } from '#web/ui/messages/notice-store.ts';
import type { OfficeT } from '../../use-office-t.ts';

/** Where the rows in sight end: whether the list goes on behind them, and how more of it are shown, if it can be. */
export type PageEnd = { goesOn: boolean; grow: { rows: number; run: () => void } | null };

/** How many rows of cells there are in what was copied from a spreadsheet. */
export const linesOf = (text: string): string[] => text.replace(/\r?\n$/, '').split(/\r?\n/);

/** Says that a paste found fewer rows than were copied; nothing where all of them are in. */
export function reportPaste(t: OfficeT, rows: { room: number; copied: number }, end: PageEnd): void {
  const { room, copied } = rows;
  if (copied <= room) return;
  report(t, t(end.goesOn ? 'admin.quick.pasteCut' : 'admin.quick.pasteOver', { done: room, total: copied }), end);
}

/** Says that a value was filled down as far as the page goes; nothing where the list ends with it. */
export function reportFill(t: OfficeT, count: number, end: PageEnd): void {
  if (end.goesOn) report(t, t('admin.quick.fillCut', { count }), end);
}

function report(t: OfficeT, title: string, { goesOn, grow }: PageEnd): void {
  const action = grow && { label: t('admin.quick.grow', { count: grow.rows }), onClick: grow.run };
  notice(title, {
    ...(goesOn && { description: t(grow ? 'admin.quick.cutGrow' : 'admin.quick.cutNext') }),
    ...(goesOn && action && { action }),
    // Long enough to read it and to reach what it offers.
    duration: 20_000,
  });
}
