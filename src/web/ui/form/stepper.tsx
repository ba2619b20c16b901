import Minus from 'lucide/dist/esm/icons/minus.mjs';
import Plus from 'lucide/dist/esm/icons/plus.mjs';
import Trash from 'lucide/dist/esm/icons/trash.mjs';
import { type KeyboardEvent, useRef, useState } from 'react';
import type { Format } from '#web/lib/writing/format.ts';
import { useFormat } from '#web/lib/writing/format-context.tsx';
import { cx } from '#web/ui/cx.ts';
import { Icon } from '#web/ui/show/icon.tsx';

/** Thousandths, so that 0.1 steps do not drift. */
const milli = (value: number) => Math.round(value * 1000);

/** The nearest quantity that the stepper allows: on the grid of `step` from `min`, never outside min and max. */
export function fitQuantity(value: number, { min, max, step }: { min: number; max: number; step: number }): number {
  const [low, high, by] = [milli(min), milli(max), milli(step)];
  const onGrid = low + Math.round((milli(value) - low) / by) * by;
  const highest = low + Math.floor(Math.max(0, high - low) / by) * by;
  return Math.min(Math.max(onGrid, low), highest) / 1000;
}

// In a narrow place the two make room for the number between them.
const press =
  'inline-flex h-11 min-w-8 basis-11 items-center justify-center rounded-control text-brand transition-colors enabled:hover:bg-brand-soft disabled:text-quiet disabled:opacity-50 aria-disabled:text-quiet aria-disabled:opacity-50';

/** Milliseconds after the last press until the quantity is read out: ten presses are one message. */
const saidAfter = 800;

let readField: typeof import('#web/lib/writing/read-field.ts').readField | undefined;

/** What reads typed numbers comes as somebody types one. Without it (no network) nothing was typed. */
async function fetchReader(language: Format['language']): Promise<void> {
  const { ready, readField: fetched } = await import('#web/lib/writing/read-field.ts');
  await ready(language);
  readField = fetched;
}

/**
 * Minus, a number that can be typed, plus. Controlled: `value` and `onChange` are decimals ("0.5" of a kilogram).
 * `grid` is what typed numbers are fitted to, `step` where nothing else is said; `unit` is a word put beside the number ("kg"),
 * smaller where `wide` is narrow.
 * With `onRemove`, minus at the lowest value becomes a bin, at `removeAt` too, and a typed 0 removes. With `onLimit`
 * the plus can be pressed at the highest value, to see why there is no more; so can a larger number be typed. `label`
 * says what is counted ("Quantité de Pommes"), `labels` name the buttons. The new quantity is read out with what is
 * counted, once the presses have ended. What was typed and could be two numbers stays, and says how to write it.
 */
export function Stepper({
  value,
  onChange,
  onRemove,
  removeAt,
  onLimit,
  min = 1,
  max = 999,
  step = 1,
  grid = step,
  unit,
  label,
  labels,
  wide = false,
  disabled = false,
}: {
  value: number;
  onChange: (value: number) => void;
  onRemove?: () => void;
  removeAt?: number;
  onLimit?: () => void;
  min?: number;
  max?: number;
  step?: number;
  grid?: number;
  unit?: string;
  label: string;
  labels: { less: string; more: string; remove?: string };
  wide?: boolean;
  disabled?: boolean;
}) {
  const { language, number, quantity } = useFormat();
  const [typed, setTyped] = useState<string | null>(null);
  const [said, say] = useState('');
  const saying = useRef<ReturnType<typeof setTimeout>>(undefined);
  const bounds = { min, max, step: grid };
  const highest = fitQuantity(max, bounds);
  const change = (to: number) => {
    setTyped(null);
    if (to <= 0 && onRemove) return onRemove();
    const fitted = fitQuantity(to, bounds);
    // Half a step more, since sums of tenths are never exact.
    if (to > highest + step / 2) onLimit?.();
    if (fitted === value) return;
    onChange(fitted);
    clearTimeout(saying.current);
    saying.current = setTimeout(say, saidAfter, `${label}, ${quantity(fitted, unit)}`);
  };
  const commit = (field: HTMLInputElement) => {
    const read = () => {
      const to = readField?.(field, language, grid % 1 === 0);
      if (to === null) setTyped(null);
      else if (to !== undefined) change(to);
    };
    if (typed === null) return;
    // Digits alone are the same in every language: whoever adds at once, before the reader has come, adds that many.
    if (/^\d+$/.test(typed)) change(Number(typed));
    else if (readField) read();
    else void fetchReader(language).then(read);
  };
  function move(event: KeyboardEvent<HTMLInputElement>): void {
    const to = { ArrowUp: value + step, ArrowDown: Math.max(min, value - step), Home: min, End: max }[event.key];
    if (event.key === 'Enter' && typed !== null) commit(event.currentTarget);
    else if (to === undefined) return;
    else change(to);
    event.preventDefault();
  }
  const isLowest = value <= min;
  const removes = (isLowest || value === removeAt) && onRemove !== undefined;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would ask for a legend in sight
    <div
      role="group"
      aria-label={label}
      className={cx(
        'relative inline-flex items-center rounded-control border border-edge bg-card',
        wide && '@container w-full justify-between',
      )}
    >
      <button
        type="button"
        className={press}
        aria-label={removes ? (labels.remove ?? labels.less) : labels.less}
        disabled={disabled || (isLowest && !removes)}
        onClick={removes ? onRemove : () => change(value - step)}
      >
        {removes ? <Icon shape={Trash} className="size-5" /> : <Icon shape={Minus} className="size-5" />}
      </button>
      {/* The ring is around number and unit, or it would cut the unit. */}
      <span className="inline-flex min-w-9 grow items-baseline justify-center gap-1 rounded-control has-focus-visible:outline-3 has-focus-visible:-outline-offset-2 has-focus-visible:outline-(--ring)">
        <input
          role="spinbutton"
          inputMode={grid % 1 === 0 ? 'numeric' : 'decimal'}
          autoComplete="off"
          aria-label={label}
          aria-valuenow={value}
          aria-valuemin={min}
          aria-valuemax={max}
          aria-valuetext={quantity(value, unit)}
          disabled={disabled}
          value={typed ?? number(value)}
          onChange={(event) => {
            setTyped(event.target.value);
            void fetchReader(language);
          }}
          onFocus={(event) => event.target.select()}
          onBlur={(event) => commit(event.target)}
          onKeyDown={move}
          className="h-11 w-[2.75rem] min-w-6 bg-transparent text-center font-semibold tabular-nums outline-none @max-[8.5rem]:w-[2rem] @max-[8.5rem]:text-sm"
        />
        {unit && <span className="-ml-1 pr-1 text-sm text-quiet @max-[8.5rem]:text-xs">{unit}</span>}
      </span>
      <button
        type="button"
        className={press}
        aria-label={labels.more}
        disabled={disabled || (value >= highest && !onLimit)}
        aria-disabled={value >= highest || undefined}
        onClick={() => change(value + step)}
      >
        <Icon shape={Plus} className="size-5" />
      </button>
      <output className="sr-only">{said}</output>
    </div>
  );
}
