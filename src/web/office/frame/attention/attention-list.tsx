import { Link } from '#web/ui/link.tsx';
import { Badge } from '#web/ui/show/badge.tsx';
import { useOfficeT } from '../../use-office-t.ts';
import type { AttentionGroup } from './attention-groups.ts';

/** The groups side by side, each with its first `most` lines. */
export function AttentionList({ groups, most }: { groups: readonly AttentionGroup[]; most: number }) {
  const t = useOfficeT();
  return (
    <div className="grid gap-x-8 gap-y-5 md:grid-cols-2 xl:grid-cols-3">
      {groups.map(({ id, title, href, count, lines }) => (
        <section key={id} aria-labelledby={`attention-${id}`} className="min-w-0">
          <h3 id={`attention-${id}`} className="border-b border-line text-sm">
            <Link to={href} className="flex min-h-11 items-center gap-2 font-semibold text-brand hover:underline">
              {title}
              {count !== null && <Badge tone={count > 0 ? 'yellow' : 'grey'}>{count}</Badge>}
            </Link>
          </h3>
          {lines.length === 0 && <p className="py-2 text-sm text-quiet">{t('admin.attention.none')}</p>}
          <ul className="divide-y divide-line text-sm">
            {lines.slice(0, most).map(({ key, href: to, text, detail }) => (
              <li key={key}>
                <Link to={to} className="block py-1.5 hover:bg-sunken">
                  <span className="block truncate">{text}</span>
                  <span className="block truncate text-quiet tabular-nums">{detail}</span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
