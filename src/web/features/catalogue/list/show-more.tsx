import type { MouseEvent } from 'react';
import { useT } from '#web/i18n/use-t.ts';
import { isPlainPress } from '#web/lib/browser/is-plain-press.ts';
import { useFormat } from '#web/lib/writing/format-context.tsx';
import { LinkButton } from '#web/ui/button/link-button.tsx';
import { productsPerPage } from '../filters/product-filters.ts';
import type { ProductPage } from './load-products.ts';

/**
 * How far the list has come, and the way on: a link to the next page, which with script adds its products beneath and
 * hands the focus to the first of them.
 */
export function ShowMore({
  first,
  last,
  shown,
  isLoading,
  to,
  onMore,
}: {
  first: ProductPage;
  last: ProductPage;
  /** Products in the list. */
  shown: number;
  isLoading: boolean;
  /** The address of the next page. */
  to: string;
  onMore: () => Promise<boolean>;
}) {
  const t = useT('list');
  const { number } = useFormat();
  async function press(event: MouseEvent<HTMLAnchorElement>): Promise<void> {
    if (!isPlainPress(event)) return;
    event.preventDefault();
    const link = event.currentTarget;
    const list = link.closest('section');
    const isNew = await onMore();
    // Who has gone elsewhere meanwhile stays there; on the last page the link itself is gone, and the focus with it.
    const isHere = document.activeElement === link || document.activeElement === document.body;
    if (!isNew || !isHere) return;
    list?.querySelector<HTMLElement>(`li:nth-child(${shown + 1}) article a`)?.focus({ preventScroll: true });
  }
  const from = (first.page - 1) * productsPerPage;
  const range = { from: number(from + 1), to: number(from + shown), total: number(last.total) };
  return (
    <div className="mb-6 grid justify-items-center gap-3 text-center">
      <p aria-live="polite" className="text-sm text-quiet">
        {t('list.shownOf', range)}
      </p>
      {last.page < last.totalPage && (
        <LinkButton
          to={to}
          replace
          variant="secondary"
          aria-busy={isLoading || undefined}
          onClick={(event) => void press(event)}
        >
          {isLoading ? t('common.loading') : t('list.showMore')}
        </LinkButton>
      )}
    </div>
  );
}
