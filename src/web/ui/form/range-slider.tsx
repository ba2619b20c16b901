import { cx } from '#web/ui/cx.ts';

/** A slider with two thumbs: two of the browser's own on one track, each with its name, its keys and what it says. */
export function RangeSlider({
  min,
  max,
  step,
  low,
  high,
  onChange,
  labels,
  say,
}: {
  min: number;
  max: number;
  step: number;
  low: number;
  high: number;
  onChange: (which: 'low' | 'high', to: number) => void;
  labels: { low: string; high: string };
  /** A value in words: "5,00 €". */
  say: (value: number) => string;
}) {
  const part = (value: number) => ((value - min) / (max - min)) * 100;
  const values = { low, high };
  return (
    <div className="relative h-11">
      <span aria-hidden="true" className="absolute inset-x-0 top-1/2 h-1.5 -translate-y-1/2 rounded-full bg-line" />
      <span
        aria-hidden="true"
        className="absolute top-1/2 h-1.5 -translate-y-1/2 rounded-full bg-brand"
        style={{ left: `${part(low)}%`, right: `${100 - part(high)}%` }}
      />
      {(['low', 'high'] as const).map((which) => (
        <input
          key={which}
          type="range"
          min={min}
          max={max}
          step={step}
          value={values[which]}
          aria-label={labels[which]}
          aria-valuetext={say(values[which])}
          onChange={(event) => onChange(which, event.target.valueAsNumber)}
          // Where both stand at the far end only the low one can still move.
          className={cx('range-thumb', which === 'low' && low > (min + max) / 2 && 'z-10')}
        />
      ))}
    </div>
  );
}
