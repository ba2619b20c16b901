import { Button } from '#web/ui/button/button.tsx';
import { Alert } from '#web/ui/show/alert.tsx';
import { useOfficeT } from '../use-office-t.ts';
import { conflictsOf } from './changed-values.ts';

/** The fields as they were when the form began, and as somebody else has saved them since. */
export type Conflict<V> = { base: V; fresh: V };

/** What somebody else has changed in the meantime, beside what stands in the form: it can be taken field by field. */
export function ConflictAlert<V extends object>(props: {
  conflict: Conflict<V>;
  mine: V;
  labels: Readonly<Record<string, string>>;
  wordOf?: ((name: keyof V & string, value: unknown) => string | undefined) | undefined;
  onTakeTheirs: (name: keyof V & string) => void;
  onClose: () => void;
}) {
  const t = useOfficeT();
  const { conflict, mine, labels } = props;
  const shown = (name: keyof V & string, value: unknown) => props.wordOf?.(name, value) ?? textOf(value);
  const changed = conflictsOf({ ...conflict, mine });
  return (
    <Alert
      tone="warning"
      className="mb-4"
      title={t('admin.form.conflict')}
      action={<Button onClick={props.onClose}>{t('common.close')}</Button>}
    >
      <p>{t('admin.form.conflictText')}</p>
      <dl className="mt-2 grid gap-2">
        {changed.map(({ name, isMine }) => (
          <div key={name} className="flex flex-wrap items-center gap-x-3">
            <dt className="font-semibold">{labels[name] ?? name}</dt>
            <dd>{t('admin.form.theirs', { value: shown(name, conflict.fresh[name]) })}</dd>
            {isMine && (
              <dd className="flex flex-wrap items-center gap-x-3">
                {t('admin.form.mine', { value: shown(name, mine[name]) })}
                <Button size="small" variant="secondary" onClick={() => props.onTakeTheirs(name)}>
                  {t('admin.form.takeTheirs')}
                </Button>
              </dd>
            )}
          </div>
        ))}
      </dl>
    </Alert>
  );
}

function textOf(value: unknown): string {
  if (value === null || value === undefined || value === '') return '–';
  return typeof value === 'object' ? Object.values(value).map(textOf).join(' · ') : String(value);
}
