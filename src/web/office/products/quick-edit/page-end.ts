import { notice } from '#web/ui/messages/notice-store.ts';
import type { OfficeT } from '../../use-office-t.ts';

/** Where the rows in sight end: whether the list goes on behind them, and how more of it are shown, if it can be. */
export type PageEnd = { goesOn: boolean; grow: { rows: number; run: () => void } | null };

/** How many rows of cells there are in what was copied from a spreadsheet. */
export const linesOf = (text: string): string[] => text.replace(/\r?\n$/, '').split(/\r?\n/);

/** What was pasted: rows there was room for, rows that were copied, cells that wait for a store to be chosen. */
type Pasted = { room: number; copied: number; refused: number };

/** Says that a paste found fewer rows than were copied, or cells that take nothing yet; nothing where all of it is in. */
export function reportPaste(t: OfficeT, { room, copied, refused }: Pasted, end: PageEnd): void {
  const isCut = copied > room;
  const title = t(end.goesOn ? 'admin.quick.pasteCut' : 'admin.quick.pasteOver', { done: room, total: copied });
  report(t, { title: isCut ? title : '', refused }, end);
}

/** Says that a value was filled down as far as the page goes, or past cells that take none yet. */
export function reportFill(t: OfficeT, { filled, refused }: { filled: number; refused: number }, end: PageEnd): void {
  report(t, { title: end.goesOn && filled > 0 ? t('admin.quick.fillCut', { count: filled }) : '', refused }, end);
}

function report(t: OfficeT, summary: { title: string; refused: number }, { goesOn, grow }: PageEnd): void {
  const { title, refused } = summary;
  const waits = refused > 0 ? t('admin.quick.lockedPaste', { count: refused }) : '';
  const onward = title && goesOn ? t(grow ? 'admin.quick.cutGrow' : 'admin.quick.cutNext') : '';
  const action = onward && grow && { label: t('admin.quick.grow', { count: grow.rows }), onClick: grow.run };
  const [first, ...others] = [waits, title, onward].filter(Boolean);
  if (!first) return;
  notice(first, {
    ...(waits && { tone: 'destructive' }),
    ...(others.length > 0 && { description: others.join(' ') }),
    ...(action && { action }),
    // Long enough to read it and to reach what it offers.
    duration: 20_000,
  });
}
