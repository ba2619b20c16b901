import { useNavigate } from 'react-router';
import { deleteImport, type ImportAnswer, listImports, readImport } from '#contract/imports/imports.ts';
import { Link } from '#web/ui/link.tsx';
import { Alert } from '#web/ui/show/alert.tsx';
import { Skeleton } from '#web/ui/show/skeleton.tsx';
import { useRead } from '../data/use-read.ts';
import { useWrite } from '../data/use-write.ts';
import { DeleteButton } from '../form/delete-button.tsx';
import { HistoryLink } from '../frame/history-link.tsx';
import { RefusalAlert } from '../frame/refusal-alert.tsx';
import { ScreenHead } from '../frame/screen-head.tsx';
import type { Screen } from '../screens.ts';
import { useOfficeT } from '../use-office-t.ts';
import { ImportStateBadge, isAtWork } from './import-state.tsx';
import { MappingForm } from './mapping-form.tsx';
import { ProblemsPart } from './problems-part.tsx';
import { ResultPart } from './result-part.tsx';

/** How often the screen looks while the shop is at work on the file, in milliseconds. */
const lookMs = 1000;

/** One file on its way into the shop: what its columns are, what it would change, what it has changed, what is wrong in it. */
export const ImportScreen: Screen = ({ params }) => {
  const t = useOfficeT();
  const id = Number(params.id);
  const { data, refusal, isLoading, reload } = useRead(
    readImport,
    { id },
    { every: (last) => isAtWork(last) && lookMs },
  );
  if (refusal)
    return (
      <RefusalAlert
        heading={t('admin.frame.imports')}
        title={t('admin.imports.oneFailed')}
        refusal={refusal}
        retry={reload}
      />
    );
  if (isLoading || !data) return <Skeleton className="h-64" />;
  const { state, fileName, failureText } = data;
  const isOpen = state === 'ready' || state === 'tried' || state === 'trying';
  return (
    <div className="max-w-5xl">
      <p className="mb-2">
        <Link to="/admin/imports" className="inline-flex min-h-7 items-center text-brand hover:underline">
          {t('admin.imports.all')}
        </Link>
      </p>
      <ScreenHead
        title={fileName}
        heading={<span className="break-all">{fileName}</span>}
        actions={
          <>
            <HistoryLink thing="import" id={id} />
            <RemoveButton of={data} />
          </>
        }
      />
      <p className="mb-4 flex flex-wrap gap-x-3" aria-live="polite">
        <ImportStateBadge of={data} />
        <span className="text-quiet">
          {[t(`admin.imports.kind_${data.kind}`), data.byNight && t('admin.imports.byNight')]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </p>
      {failureText && (
        <Alert tone="error" className="mb-4">
          {failureText}
        </Alert>
      )}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        {/* Saved by somebody else meanwhile, it begins anew from what was saved. */}
        {isOpen && <MappingForm key={data.version} file={data} isLocked={state === 'trying'} />}
        {state !== 'reading' && <ResultPart file={data} />}
        {data.counts.rows > 0 && !isAtWork(data) && <ProblemsPart id={id} version={`${state} ${data.version}`} />}
      </div>
    </div>
  );
};

/** Gives up what is on its way, deletes what is over; nothing while it is written. */
function RemoveButton({ of: { id, state } }: { of: ImportAnswer }) {
  const t = useOfficeT();
  const navigate = useNavigate();
  const { send, isBusy } = useWrite(deleteImport, [listImports, readImport]);
  if (state === 'running' || state === 'undoing') return null;
  const isOnItsWay = state === 'reading' || state === 'trying' || state === 'waiting';
  return (
    <DeleteButton
      label={t(isOnItsWay ? 'admin.imports.cancel' : 'admin.imports.delete')}
      question={t('admin.imports.deleteQuestion')}
      deleted={t('admin.imports.deleted')}
      failed={t('admin.imports.deleteFailed')}
      isBusy={isBusy}
      remove={() => send({ id })}
      onDone={() => void navigate('/admin/imports')}
    >
      {t('admin.imports.deleteText')}
    </DeleteButton>
  );
}
