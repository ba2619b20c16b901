import ChevronRight from 'lucide/dist/esm/icons/chevron-right.mjs';
import { cx } from '#web/ui/cx.ts';
import { Link } from '#web/ui/link.tsx';
import { Icon } from '#web/ui/show/icon.tsx';

/** Where we are. `items` from the root down; the last one is this page and no link (on a
 * phone it is for screen readers alone: the heading says it). `label` names the region. */
export function Breadcrumb({ items, label }: { items: readonly { name: string; to?: string }[]; label: string }) {
  return (
    <nav aria-label={label}>
      <ol className="flex flex-wrap items-center gap-x-1 text-sm text-quiet">
        {items.map((item, i) => (
          <li key={item.name} className={cx('flex items-center gap-x-1', i === items.length - 1 && 'max-sm:sr-only')}>
            {i > 0 && <Icon shape={ChevronRight} className="size-4" />}
            {item.to && i < items.length - 1 ? (
              <Link to={item.to} className="inline-flex min-h-11 items-center hover:text-brand hover:underline">
                {item.name}
              </Link>
            ) : (
              <span aria-current="page" className="inline-flex min-h-11 items-center text-ink">
                {item.name}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
