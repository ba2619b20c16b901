import ChevronLeft from 'lucide/dist/esm/icons/chevron-left.mjs';
import ChevronRight from 'lucide/dist/esm/icons/chevron-right.mjs';
import type { ReactNode } from 'react';
import { cx } from '#web/ui/cx.ts';
import { Link } from '#web/ui/link.tsx';
import { Icon } from '#web/ui/show/icon.tsx';

const box = 'inline-flex h-11 items-center justify-center rounded-control font-semibold tabular-nums';
const numberBox = `${box} min-w-11 max-sm:min-w-8.5 max-[22.5rem]:min-w-7`;
/** So many pages and the arrows have room in one row of a phone; of more, the arrows stand beneath. */
const mostInOneRow = 7;

/**
 * Links to the pages of a list; nothing when there is one page. `hrefFor` gives the address of a page (from 1).
 * `labels`: `list` names the region, `previous` and `next` the arrows, `page` is a function of the number.
 * `replace` keeps the browser's history short, as the product list wants.
 */
export function Pagination({
  current,
  total,
  hrefFor,
  labels,
  replace = false,
}: {
  current: number;
  total: number;
  hrefFor: (page: number) => string;
  labels: { list: string; previous: string; next: string; page: (page: number) => string };
  replace?: boolean;
}) {
  if (total <= 1) return null;
  return (
    <nav aria-label={labels.list}>
      <ul className={cx('flex flex-wrap items-center justify-center sm:gap-1', total > mostInOneRow && 'arrows-below')}>
        <li>
          <Step to={current > 1 ? hrefFor(current - 1) : null} label={labels.previous} rel="prev" replace={replace}>
            <Icon shape={ChevronLeft} className="size-5" />
          </Step>
        </li>
        {paginationPages(current, total).map((page, i, all) =>
          page === 'gap' ? (
            <li
              key={`after ${all[i - 1]}`}
              aria-hidden="true"
              className="inline-flex w-6 justify-center text-quiet max-sm:w-4"
            >
              …
            </li>
          ) : (
            <li key={page}>
              <Link
                to={hrefFor(page)}
                replace={replace}
                aria-label={labels.page(page)}
                aria-current={page === current ? 'page' : undefined}
                className={cx(
                  numberBox,
                  page === current ? 'bg-brand text-on-brand' : 'hover:bg-brand-soft hover:text-brand',
                )}
              >
                {page}
              </Link>
            </li>
          ),
        )}
        <li>
          <Step to={current < total ? hrefFor(current + 1) : null} label={labels.next} rel="next" replace={replace}>
            <Icon shape={ChevronRight} className="size-5" />
          </Step>
        </li>
      </ul>
    </nav>
  );
}

function Step(props: { to: string | null; label: string; rel: string; replace: boolean; children: ReactNode }) {
  if (props.to === null)
    return (
      <span aria-hidden="true" className={cx(box, 'min-w-11 text-quiet opacity-40')}>
        {props.children}
      </span>
    );
  return (
    <Link
      to={props.to}
      rel={props.rel}
      replace={props.replace}
      aria-label={props.label}
      className={cx(box, 'min-w-11 hover:bg-brand-soft hover:text-brand')}
    >
      {props.children}
    </Link>
  );
}

/** The page numbers to show: the first 3, the last 3, the current one and its neighbours, with 'gap' between runs. */
export function paginationPages(current: number, total: number): (number | 'gap')[] {
  const isShown = (page: number) => page <= 3 || page > total - 3 || Math.abs(page - current) <= 1;
  const pages: (number | 'gap')[] = [];
  for (let page = 1; page <= total; page++) {
    if (isShown(page)) pages.push(page);
    else if (pages.at(-1) !== 'gap') pages.push('gap');
  }
  return pages;
}
