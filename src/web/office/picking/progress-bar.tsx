import { useOfficeT } from '../use-office-t.ts';

/** How many lines of a run, or stops of a round, are dealt with: "12 of 40", and the same as a bar. */
export function ProgressBar({ done, of, label }: { done: number; of: number; label: string }) {
  const t = useOfficeT();
  return (
    <div className="min-w-0 flex-1">
      <p className="text-base font-semibold tabular-nums">
        <span className="sr-only">{label} </span>
        {t('admin.picking.progress', { done, of })}
      </p>
      <div aria-hidden="true" className="mt-1 h-2 overflow-hidden rounded-full bg-sunken">
        <span className="block h-full bg-brand" style={{ width: `${of === 0 ? 0 : (100 * done) / of}%` }} />
      </div>
    </div>
  );
}
