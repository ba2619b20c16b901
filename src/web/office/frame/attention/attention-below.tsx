import { type Query, useIsFetching, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useFormat } from '#web/lib/writing/format-context.tsx';
import { useShop } from '#web/shared/shop/shop.ts';
import { Card } from '#web/ui/show/card.tsx';
import { useOpenSections } from '../../open-sections.ts';
import { sectionOf } from '../../paths.ts';
import { useOfficeT } from '../../use-office-t.ts';
import { attentionGroups } from './attention-groups.ts';
import { AttentionList } from './attention-list.tsx';
import { useAttention } from './use-attention.ts';

/** How many lines a group has beneath another screen. */
const most = 3;

/**
 * What needs attention, beneath a list: only where there is something, and a page of it is open. Without an answer nothing
 * is shown; the overview says why.
 */
export function AttentionBelow() {
  const t = useOfficeT();
  const format = useFormat();
  const { timeZone } = useShop();
  const { data } = useAttention();
  const isShown = useAfterList();
  const open = useOpenSections();
  const isOpen = (href: string) => {
    const section = sectionOf(href.replace(/^\/admin\/|[?#].*$/g, ''));
    return section !== undefined && open.has(section);
  };
  const groups =
    data && isShown
      ? attentionGroups(data, { t, format, timeZone, now: new Date() }).filter(
          ({ href, lines }) => isOpen(href) && lines.length > 0,
        )
      : [];
  if (groups.length === 0) return null;
  return (
    <Card as="section" aria-labelledby="attention" className="mt-10">
      <h2 id="attention" className="mb-2 text-lg">
        {t('admin.attention.title')}
      </h2>
      <AttentionList groups={groups} most={most} />
    </Card>
  );
}

const isFirst = (query: Query) => query.state.status === 'pending';

/** Whether the list above has come once: what stood beneath it before would be pushed away by its rows. */
function useAfterList(): boolean {
  const queries = useQueryClient();
  const [isShown, setShown] = useState(false);
  const waited = useIsFetching({ predicate: isFirst });
  // Asked anew: what a list asks for begins after the paint that this number is of.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the number is the event
  useEffect(() => {
    if (queries.isFetching({ predicate: isFirst }) === 0) setShown(true);
  }, [queries, waited]);
  return isShown;
}
