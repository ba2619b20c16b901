import { useId } from 'react';
import { isRefusal } from '#contract/errors.ts';
import { type RowsPerPage, rowsPerPage } from '#domain/access/staff-lists.ts';
import { refusalText } from '#web/i18n/error-text.ts';
import { usePageLabels } from '#web/lib/writing/use-page-labels.ts';
import { Select } from '#web/ui/form/select.tsx';
import { Pagination } from '#web/ui/list/pagination.tsx';
import { notice } from '#web/ui/messages/notice-store.ts';
import { useOfficeSettings } from '../data/use-office-settings.ts';
import type { ListRow } from './list-definition.ts';
import { countOf, type List, type ListPage } from './use-list.ts';

/** The pages of a list, and how many rows each page of every list has for whoever works here. */
export function ListPager<Row extends ListRow>({ list, page }: { list: List<Row>; page: ListPage<Row> }) {
  const id = useId();
  const labels = usePageLabels();
  const { setRowsPerPage } = useOfficeSettings();
  const { definition, perPage, change, hrefFor, at } = list;
  const sizes = rowsPerPage.some((rows) => rows === perPage) ? rowsPerPage : [...rowsPerPage, perPage];
  async function choose(rows: number): Promise<void> {
    change({ perPage: null });
    try {
      await setRowsPerPage(rows as RowsPerPage);
    } catch (error) {
      if (!isRefusal(error)) throw error;
      notice(at.t('admin.list.perPageFailed'), { tone: 'destructive', description: refusalText(at.t, error) });
    }
  }
  return (
    <div className="mt-3 flex flex-wrap items-center justify-between gap-3">
      <p aria-hidden="true" className="text-sm text-quiet md:hidden">
        {countOf(definition, at.t, page)}
      </p>
      <Pagination current={page.page} total={page.totalPage} hrefFor={(n) => hrefFor({ page: n })} labels={labels} />
      {page.total > rowsPerPage[0] && (
        <div className="dense ml-auto flex items-center gap-2 text-sm text-quiet">
          <label htmlFor={id} className="whitespace-nowrap">
            {at.t('admin.list.perPage')}
          </label>
          <Select id={id} value={perPage} onChange={(event) => void choose(Number(event.target.value))}>
            {sizes.map((size) => (
              <option key={size} disabled={!rowsPerPage.some((rows) => rows === size)}>
                {size}
              </option>
            ))}
          </Select>
        </div>
      )}
    </div>
  );
}
