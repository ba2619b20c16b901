import { useState } from 'react';
import { isRefusal } from '#contract/errors.ts';
import { type ImportProblemOnWire, listImportProblems, readImportProblems } from '#contract/imports/import-runs.ts';
import { api } from '#web/lib/api/api.ts';
import { saveFile } from '#web/lib/browser/save-file.ts';
import { useFormat } from '#web/lib/writing/format-context.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { type Column, Table } from '#web/ui/list/table.tsx';
import { notice } from '#web/ui/messages/notice-store.ts';
import { Skeleton } from '#web/ui/show/skeleton.tsx';
import { useRead } from '../data/use-read.ts';
import { FormSection } from '../form/form-section.tsx';
import { failureText } from '../frame/failure-text.ts';
import { PageTurner } from '../frame/page-turner.tsx';
import { RefusalAlert } from '../frame/refusal-alert.tsx';
import { useOfficeT } from '../use-office-t.ts';

/** The rows that were refused, or not taken as they stand; `version` is another where a step has made others of them. */
export function ProblemsPart({ id, version }: { id: number; version: string }) {
  const t = useOfficeT();
  const [page, setPage] = useState(1);
  const [isSaving, setSaving] = useState(false);
  const { data, refusal, isLoading, reload } = useRead(listImportProblems, { id, page }, { keepsLast: true });
  const [shown, setShown] = useState(version);
  if (shown !== version) {
    setShown(version);
    setPage(1);
    reload();
  }
  async function save(): Promise<void> {
    setSaving(true);
    try {
      saveFile(await api(readImportProblems, { id }), `import-${id}.csv`);
    } catch (error) {
      if (!isRefusal(error)) throw error;
      notice(t('admin.imports.problemsFailed'), { tone: 'destructive', description: failureText(t, error) });
    } finally {
      setSaving(false);
    }
  }
  return (
    <FormSection title={t('admin.imports.problems')}>
      {refusal && <RefusalAlert title={t('admin.imports.problemsFailed')} refusal={refusal} retry={reload} />}
      {isLoading && <Skeleton className="h-24" />}
      {data?.total === 0 && <p className="text-quiet">{t('admin.imports.problemsNone')}</p>}
      {data && data.total > 0 && (
        <>
          <Button variant="secondary" size="small" className="mb-3" busy={isSaving} onClick={() => void save()}>
            {t('admin.imports.problemsFile')}
          </Button>
          <ProblemsTable problems={data.items} />
          <PageTurner page={page} pages={data.totalPage} onPage={setPage} />
        </>
      )}
    </FormSection>
  );
}

function ProblemsTable({ problems }: { problems: readonly ImportProblemOnWire[] }) {
  const t = useOfficeT();
  const { number } = useFormat();
  const columns: Column<ImportProblemOnWire & { key: string }>[] = [
    { id: 'row', label: t('admin.imports.row'), isRowHeader: true, cell: ({ row }) => number(row) },
    { id: 'column', label: t('admin.imports.column'), cell: ({ column }) => column ?? '–' },
    {
      id: 'value',
      label: t('admin.imports.value'),
      cell: ({ value }) => <span className="break-all">{value ?? '–'}</span>,
    },
    { id: 'problem', label: t('admin.imports.problem'), cell: ({ message }) => message },
  ];
  const rows = problems.map((one, i) => ({ ...one, key: `${one.row} ${one.column} ${one.code} ${i}` }));
  return <Table caption={t('admin.imports.problems')} columns={columns} rows={rows} rowKey={({ key }) => key} />;
}
