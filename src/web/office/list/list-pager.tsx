import { useId } from 'react';
import type { Page } from '#contract/page.ts';
import { usePageLabels } from '#web/lib/writing/use-page-labels.ts';
import { Select } from '#web/ui/form/select.tsx';
import { Pagination } from '#web/ui/list/pagination.tsx';
import { pageSizes } from './list-address.ts';
import type { ListRow } from './list-definition.ts';
import type { List } from './use-list.ts';

/** The pages of a list, and how many rows one has. */
export function ListPager<Row extends ListRow>({ list, page }: { list: List<Row>; page: Page<Row> }) {
  const id = useId();
  const labels = usePageLabels();
  const { state, change, hrefFor, at } = list;
  if (page.total <= pageSizes[0]) return null;
  return (
    <div className="mt-4 flex flex-wrap items-center justify-between gap-3">
      <Pagination current={page.page} total={page.totalPage} hrefFor={(n) => hrefFor({ page: n })} labels={labels} />
      <div className="dense ml-auto flex items-center gap-2 text-sm text-quiet">
        <label htmlFor={id} className="whitespace-nowrap">
          {at.t('admin.list.perPage')}
        </label>
        <Select id={id} value={state.perPage} onChange={(event) => change({ perPage: Number(event.target.value) })}>
          {pageSizes.map((size) => (
            <option key={size}>{size}</option>
          ))}
        </Select>
      </div>
    </div>
  );
}
