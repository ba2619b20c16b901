import { useSearchParams } from 'react-router';
import { listSearchMisses } from '#contract/catalogue/staff-search.ts';
import { missSorts } from '#domain/access/staff-lists.ts';
import { languageFacts, languages } from '#domain/language/language.ts';
import { useFormat } from '#web/lib/writing/format-context.tsx';
import { usePageLabels } from '#web/lib/writing/use-page-labels.ts';
import { useShop } from '#web/shared/shop/shop.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { Select } from '#web/ui/form/select.tsx';
import { Pagination } from '#web/ui/list/pagination.tsx';
import { type Column, Table } from '#web/ui/list/table.tsx';
import { Skeleton } from '#web/ui/show/skeleton.tsx';
import { useRead } from '../data/use-read.ts';
import { RefusalAlert } from '../frame/refusal-alert.tsx';
import { useOfficeT } from '../use-office-t.ts';
import type { Taught } from './synonyms-form.tsx';

const perPage = 10;

/** What shoppers looked for in vain, the most frequent first or the latest; each can be taught to the search. */
export function SearchMisses({ onTeach }: { onTeach: (taught: Taught) => void }) {
  const t = useOfficeT();
  const { number, dateTime } = useFormat();
  const { timeZone } = useShop();
  const labels = usePageLabels();
  // In the address, as the state of every list is.
  const [query, setQuery] = useSearchParams();
  const language = languages.find((one) => one === query.get('language')) ?? '';
  const page = Math.max(1, Math.trunc(Number(query.get('page'))) || 1);
  const sortBy = missSorts.find((one) => one === query.get('sortBy')) ?? missSorts[0];
  const asked = { ...(language && { language }), ...(sortBy !== missSorts[0] && { sortBy }) };
  const hrefFor = (to: number) => `?${new URLSearchParams({ ...asked, page: String(to) })}`;
  /** Another choice begins at the first page. */
  const choose = (name: 'language' | 'sortBy', value: string) =>
    setQuery(
      Object.entries<string>({ ...asked, [name]: value }).filter(([, one]) => one !== ''),
      { preventScrollReset: true },
    );
  const { data, refusal, reload } = useRead(
    listSearchMisses,
    { page, per_page: perPage, ...asked },
    { keepsLast: true },
  );
  type Miss = NonNullable<typeof data>['items'][number];
  const columns: Column<Miss>[] = [
    { id: 'words', label: t('admin.search.words'), isRowHeader: true, cell: ({ words }) => words },
    { id: 'language', label: t('admin.search.language'), cell: (miss) => languageFacts[miss.language].name },
    { id: 'count', label: t('admin.search.count'), align: 'right', cell: ({ count }) => number(count) },
    { id: 'lastAt', label: t('admin.search.lastAt'), cell: ({ lastAt }) => dateTime(lastAt, timeZone) },
    {
      id: 'teach',
      label: t('admin.search.teach'),
      cell: (miss) => (
        <Button
          variant="secondary"
          size="small"
          onClick={() => onTeach({ language: miss.language, words: miss.words })}
        >
          {t('admin.search.teach')}
        </Button>
      ),
    },
  ];
  return (
    <>
      <div className="dense mb-3 flex flex-wrap gap-3">
        <Field label={t('admin.search.language')} className="w-48">
          {(control) => (
            <Select {...control} value={language} onChange={({ target: { value } }) => choose('language', value)}>
              <option value="">{t('admin.list.all')}</option>
              {languages.map((one) => (
                <option key={one} value={one}>
                  {languageFacts[one].name}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label={t('admin.list.sort')} className="w-48">
          {(control) => (
            <Select {...control} value={sortBy} onChange={({ target: { value } }) => choose('sortBy', value)}>
              {missSorts.map((one) => (
                <option key={one} value={one}>
                  {t(`admin.search.sort_${one}`)}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </div>
      {refusal && <RefusalAlert title={t('admin.search.loadFailed')} refusal={refusal} retry={reload} />}
      {!data && !refusal && <Skeleton className="h-48" />}
      {data?.total === 0 && <p className="text-quiet">{t('admin.search.noMisses')}</p>}
      {data && data.total > 0 && (
        <>
          <Table
            caption={t('admin.search.misses')}
            columns={columns}
            rows={data.items}
            rowKey={(miss) => `${miss.language} ${miss.words}`}
          />
          <div className="mt-3">
            <Pagination current={data.page} total={data.totalPage} hrefFor={hrefFor} labels={labels} />
          </div>
        </>
      )}
    </>
  );
}
