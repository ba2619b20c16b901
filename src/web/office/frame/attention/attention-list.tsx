import { readAttention } from '#contract/office/overview.ts';
import { Link } from '#web/ui/link.tsx';
import { Badge } from '#web/ui/show/badge.tsx';
import { useRead } from '../../data/use-read.ts';
import { useOfficeT } from '../../use-office-t.ts';
import type { AttentionGroup, AttentionLine } from './attention-groups.ts';

/** Milliseconds: what needs attention is asked for once in these, however many screens show it. */
const every = 60_000;

/** What needs the attention of whoever is signed in, kept up to date. */
export function useAttention() {
  return useRead(readAttention, {}, { every, freshFor: every });
}

/** The groups side by side, each with its first `most` lines; `unfolds`: what was named besides is one press away. */
export function AttentionList(props: { groups: readonly AttentionGroup[]; most: number; unfolds?: boolean }) {
  const { groups, most, unfolds = false } = props;
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
          <Lines lines={lines.slice(0, most)} />
          {unfolds && lines.length > most && (
            <details className="border-t border-line text-sm">
              <summary className="flex min-h-11 cursor-pointer items-center font-semibold text-brand lg:min-h-8">
                {t('admin.attention.allNamed', { count: lines.length })}
              </summary>
              <Lines lines={lines.slice(most)} />
            </details>
          )}
        </section>
      ))}
    </div>
  );
}

function Lines({ lines }: { lines: readonly AttentionLine[] }) {
  return (
    <ul className="divide-y divide-line text-sm">
      {lines.map(({ key, href, text, detail }) => (
        <li key={key}>
          <Link to={href} className="block py-1.5 hover:bg-sunken">
            <span className="block truncate">{text}</span>
            <span className="block truncate text-quiet tabular-nums">{detail}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
