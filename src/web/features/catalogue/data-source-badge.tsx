import { useLanguage, useT } from '#web/i18n/use-t.ts';
import type { DataSource } from '#web/lib/page/cache/cached-page.ts';
import { shownAge } from '#web/lib/page/cache/lifetimes.ts';
import { Badge } from '#web/ui/show/badge.tsx';

/** Whether what is shown has just come from the server or comes from this browser's cache, and how old it is then. */
export function DataSourceBadge({ source, className }: { source: DataSource; className?: string }) {
  const t = useT();
  const language = useLanguage();
  const { from, savedAt } = source;
  return (
    <Badge tone={from === 'cache' ? 'yellow' : 'green'} {...(className && { className })}>
      {from === 'server' && t('catalogue.dataFresh')}
      {from === 'cache' &&
        `${t('catalogue.dataCached')}${savedAt === null ? '' : ` · ${shownAge(language, savedAt, Date.now())}`}`}
    </Badge>
  );
}
