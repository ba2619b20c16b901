import { useState } from 'react';
import { isRefusal, type Refusal } from '#contract/errors.ts';
import { runImport, tryImport, undoImport } from '#contract/imports/import-runs.ts';
import { type ImportAnswer, listImports, readImport } from '#contract/imports/imports.ts';
import { importCounts, type LeapKind } from '#domain/import/import-state.ts';
import { useFormat } from '#web/lib/writing/format-context.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { Checkbox } from '#web/ui/form/checkbox.tsx';
import { notice } from '#web/ui/messages/notice-store.ts';
import { Alert } from '#web/ui/show/alert.tsx';
import { useWrite } from '../data/use-write.ts';
import { AskedButton } from '../form/asked-button.tsx';
import { FormSection } from '../form/form-section.tsx';
import { failureText } from '../frame/failure-text.ts';
import { useOfficeT } from '../use-office-t.ts';

/** What the last step has counted, and the next one: to try the file, to run it, to take it back. */
export function ResultPart({ file }: { file: ImportAnswer }) {
  const t = useOfficeT();
  const { state, counts } = file;
  const isTried = state === 'tried';
  // A run of the night that leaped has written nothing: somebody may try it, and confirm it.
  const isStopped = state === 'failed' && file.failure === 'stockLeap';
  return (
    <FormSection
      title={t(isTried ? 'admin.imports.tried' : 'admin.imports.result')}
      {...((state === 'ready' || isTried) && { hint: t('admin.imports.tryHint') })}
    >
      {counts.rows > 0 && <Counts counts={counts} />}
      {isTried && file.leaps.length > 0 ? <AgreeAndRun key={file.version} file={file} /> : null}
      <div className="mt-3 flex flex-wrap gap-2 empty:hidden">
        {isTried && file.leaps.length === 0 && <RunButton id={file.id} confirm={[]} />}
        {(state === 'ready' || isTried || isStopped) && <TryButton id={file.id} isAgain={isTried} />}
        {(state === 'done' || (state === 'failed' && file.startedAt !== null && !isStopped)) && (
          <UndoButton id={file.id} />
        )}
      </div>
    </FormSection>
  );
}

function Counts({ counts }: Pick<ImportAnswer, 'counts'>) {
  const t = useOfficeT();
  const { number } = useFormat();
  // What is nothing and usually is needs no line.
  const shown = importCounts.filter(
    (name) => counts[name] > 0 || name === 'rows' || name === 'changed' || name === 'refused',
  );
  return (
    <dl className="mb-3 grid max-w-md gap-1">
      {shown.map((name) => (
        <div key={name} className="flex items-baseline justify-between gap-4 border-b border-line py-1 last:border-0">
          <dt>{t(`admin.imports.count_${name}`)}</dt>
          <dd className="font-semibold tabular-nums">{number(counts[name])}</dd>
        </div>
      ))}
    </dl>
  );
}

function TryButton({ id, isAgain }: { id: number; isAgain: boolean }) {
  const t = useOfficeT();
  const { send, isBusy } = useWrite(tryImport, [readImport, listImports]);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  async function run(): Promise<void> {
    setRefusal(null);
    try {
      await send({ id });
    } catch (error) {
      if (!isRefusal(error)) throw error;
      setRefusal(error);
    }
  }
  const isDecimalUnknown = refusal?.errors.decimal !== undefined;
  return (
    <>
      <Button variant={isAgain ? 'secondary' : 'primary'} busy={isBusy} onClick={() => void run()}>
        {t(isAgain ? 'admin.imports.tryAgain' : 'admin.imports.try')}
      </Button>
      {refusal && (
        <Alert tone="error" className="basis-full" title={t('admin.imports.tryFailed')}>
          {isDecimalUnknown ? t('admin.imports.decimalHint') : failureText(t, refusal)}
        </Alert>
      )}
    </>
  );
}

/** What is more than usual, each to be agreed to before the run. */
function AgreeAndRun({ file: { id, leaps } }: { file: ImportAnswer }) {
  const t = useOfficeT();
  const { number } = useFormat();
  const [agreed, setAgreed] = useState<readonly LeapKind[]>([]);
  const figure = (value: number | null) => (value === null ? '–' : number(value));
  return (
    <Alert tone="warning" title={t('admin.imports.leaps')}>
      <div className="grid gap-3">
        {leaps.map(({ kind, count, first }) => (
          <div key={kind}>
            <p className="font-semibold">{t(`admin.imports.leap_${kind}`, { count: number(count) })}</p>
            <ul className="my-1 list-disc pl-5 text-sm">
              {first.map((one) => (
                <li key={`${one.row} ${one.productId} ${one.storeId}`}>
                  {t('admin.imports.leapOne', {
                    name: one.name,
                    before: figure(one.before),
                    after: figure(one.after),
                  })}
                </li>
              ))}
              {count > first.length && <li>{t('admin.imports.leapMore', { count: count - first.length })}</li>}
            </ul>
            <Checkbox
              label={t('admin.imports.leapAgree')}
              checked={agreed.includes(kind)}
              onChange={({ target }) =>
                setAgreed(target.checked ? [...agreed, kind] : agreed.filter((one) => one !== kind))
              }
            />
          </div>
        ))}
        <div>
          <RunButton id={id} confirm={agreed} disabled={leaps.some(({ kind }) => !agreed.includes(kind))} />
        </div>
      </div>
    </Alert>
  );
}

function RunButton({ id, confirm, disabled }: { id: number; confirm: readonly LeapKind[]; disabled?: boolean }) {
  const t = useOfficeT();
  const { send, isBusy } = useWrite(runImport, [readImport, listImports]);
  return (
    <AskedButton
      variant="primary"
      label={t('admin.imports.run')}
      question={t('admin.imports.runQuestion')}
      confirm={t('admin.imports.run')}
      failed={t('admin.imports.runFailed')}
      isBusy={isBusy}
      {...(disabled && { disabled })}
      run={async () => {
        await send({ id, confirm: [...confirm] });
        notice(t('admin.imports.queued'));
      }}
    >
      {t('admin.imports.runText')}
    </AskedButton>
  );
}

function UndoButton({ id }: { id: number }) {
  const t = useOfficeT();
  const { send, isBusy } = useWrite(undoImport, [readImport, listImports]);
  return (
    <AskedButton
      label={t('admin.imports.undo')}
      question={t('admin.imports.undoQuestion')}
      confirm={t('admin.imports.undo')}
      failed={t('admin.imports.undoFailed')}
      isBusy={isBusy}
      run={async () => {
        await send({ id });
        notice(t('admin.imports.undoing'));
      }}
    >
      {t('admin.imports.undoText')}
    </AskedButton>
  );
}
