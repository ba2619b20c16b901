import { useFormat } from '#web/lib/writing/format-context.tsx';
import { useShop } from '#web/shared/shop/shop.ts';
import { Card } from '#web/ui/show/card.tsx';
import { useOpenSections } from '../../open-sections.ts';
import { sectionOf } from '../../paths.ts';
import { useOfficeT } from '../../use-office-t.ts';
import { attentionGroups } from './attention-groups.ts';
import { AttentionList, useAttention } from './attention-list.tsx';

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
  const open = useOpenSections();
  const isOpen = (href: string) => {
    const section = sectionOf(href.replace(/^\/admin\/|[?#].*$/g, ''));
    return section !== undefined && open.has(section);
  };
  const groups = data
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
