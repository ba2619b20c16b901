import { useEffect, useRef } from 'react';
import { isLanguage, languageFacts } from '#domain/language/language.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Alert } from '#web/ui/show/alert.tsx';
import { useOfficeT } from '../use-office-t.ts';
import type { ConflictPart } from './changed-values.ts';

/**
 * The fields as they were when the form began, and as somebody else has saved them since. `isRefused`: it answers a press,
 * and comes into sight with the focus; what was read again beside the form interrupts nobody who types.
 */
export type Conflict<V> = { base: V; fresh: V; isRefused?: boolean };

/** What somebody else has changed in the meantime, beside what stands in the form: it can be taken part by part. */
export function ConflictAlert(props: {
  conflict?: Conflict<unknown>;
  parts: readonly ConflictPart[];
  labels: Readonly<Record<string, string>>;
  labelOf?: ((path: readonly string[]) => string | undefined) | undefined;
  wordOf?: ((path: readonly string[], value: unknown) => string | undefined) | undefined;
  onTakeTheirs: (path: readonly string[]) => void;
  onClose: () => void;
}) {
  const t = useOfficeT();
  const { labels, conflict } = props;
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!conflict?.isRefused) return;
    box.current?.focus({ preventScroll: true });
    box.current?.scrollIntoView({ block: 'start' });
  }, [conflict]);
  const words = { yes: t('admin.audit.yes'), no: t('admin.audit.no') };
  const shown = (path: readonly string[], value: unknown) => props.wordOf?.(path, value) || textOf(value, words);
  const labelOf = (path: readonly string[]) => props.labelOf?.(path) ?? labelBy(labels, path);
  return (
    <div ref={box} tabIndex={-1} className="mb-4 rounded-control">
      <Alert
        tone="warning"
        title={t('admin.form.conflict')}
        action={<Button onClick={props.onClose}>{t('common.close')}</Button>}
      >
        <p>{t('admin.form.conflictText')}</p>
        <dl className="mt-2 grid gap-2">
          {props.parts.map(({ path, isMine, mine, fresh }) => (
            <div key={path.join('.')} className="flex flex-wrap items-center gap-x-3">
              <dt className="font-semibold">{labelOf(path)}</dt>
              <dd>{t('admin.form.theirs', { value: shown(path, fresh) })}</dd>
              {isMine && (
                <dd className="flex flex-wrap items-center gap-x-3">
                  {t('admin.form.mine', { value: shown(path, mine) })}
                  <Button size="small" variant="secondary" onClick={() => props.onTakeTheirs(path)}>
                    {t('admin.form.takeTheirs')}
                  </Button>
                </dd>
              )}
            </div>
          ))}
        </dl>
      </Alert>
    </div>
  );
}

/** The field's label, with the language of a text or the key of a row. */
function labelBy(labels: Readonly<Record<string, string>>, [name = '', ...rest]: readonly string[]): string {
  return [labels[name] ?? name, ...rest.map((one) => (isLanguage(one) ? languageFacts[one].name : one))].join(' · ');
}

function textOf(value: unknown, words: { yes: string; no: string }): string {
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  if (Array.isArray(value)) return value.map((one) => textOf(one, words)).join(', ') || '–';
  if (value === null || value === undefined || value === '') return '–';
  return typeof value === 'object'
    ? Object.values(value)
        .map((one) => textOf(one, words))
        .join(' · ')
    : String(value);
}
