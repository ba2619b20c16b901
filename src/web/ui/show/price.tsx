import { useFormat } from '#web/lib/writing/format-context.tsx';
import { cx } from '#web/ui/cx.ts';

/**
 * A price: large, the old one struck through beside it, small beneath what it is for and what a unit of it costs
 * (`notes`). Amounts are decimals of the shop's currency, as on the wire. With `original` two words for screen readers
 * are needed: `nowLabel` ("Prix actuel") and `wasLabel` ("Ancien prix").
 */
export function Price({
  amount,
  original = null,
  notes = [],
  size = 'medium',
  nowLabel,
  wasLabel,
  className,
}: {
  amount: number;
  original?: number | null;
  notes?: readonly string[];
  size?: 'medium' | 'large';
  nowLabel?: string;
  wasLabel?: string;
  className?: string;
}) {
  const { money } = useFormat();
  const isReduced = original !== null && original > amount;
  const now = cx('font-bold', size === 'large' ? 'text-4xl' : 'text-lg sm:text-xl');
  return (
    <div className={cx('leading-tight tabular-nums', className)}>
      {isReduced ? (
        <p className="flex flex-wrap items-baseline gap-x-1.5">
          <span className={cx(now, 'text-offer')}>
            {nowLabel && <span className="sr-only">{nowLabel} </span>}
            {money(amount)}
          </span>
          <s className={cx('text-quiet', size === 'large' ? 'text-sm' : 'text-xs sm:text-sm')}>
            {wasLabel && <span className="sr-only">{wasLabel} </span>}
            {money(original)}
          </s>
        </p>
      ) : (
        <p className={now}>{money(amount)}</p>
      )}
      {notes.length > 0 && (
        <p
          className={cx(
            'mt-0.5 overflow-hidden text-quiet',
            size === 'large' ? 'text-base' : 'text-[0.8125rem] sm:text-sm',
          )}
        >
          {notes.length === 1 ? notes[0] : <Notes notes={notes} />}
        </p>
      )}
    </div>
  );
}

/** A dot before each; that of the first in a line is cut off. */
function Notes({ notes }: { notes: readonly string[] }) {
  return (
    <span className="-ml-3 flex flex-wrap">
      {notes.map((note) => (
        <span
          key={note}
          className="pl-3 before:-ml-3 before:inline-block before:w-3 before:text-center before:content-['·'_/_'']"
        >
          {note}
        </span>
      ))}
    </span>
  );
}
