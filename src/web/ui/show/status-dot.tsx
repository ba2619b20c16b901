import { cx } from '#web/ui/cx.ts';

/** A coloured dot before a word that says the same: open, closed, in stock. Decorative. */
export function StatusDot({ tone, className }: { tone: Tone; className?: string }) {
  const colour = { green: 'bg-good', yellow: 'bg-warn', red: 'bg-bad', grey: 'bg-quiet' }[tone];
  return <span aria-hidden="true" className={cx('inline-block size-2 shrink-0 rounded-full', colour, className)} />;
}

/** Yellow waits, green is well, red is not, grey is neutral. */
export type Tone = 'yellow' | 'green' | 'red' | 'grey';
