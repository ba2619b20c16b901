import type { ReactNode } from 'react';
import { useT } from '#web/i18n/use-t.ts';
import { useFormat } from '#web/lib/writing/format-context.tsx';
import { useShop } from '#web/shared/shop/shop.ts';
import { ContactLinks } from '#web/ui/show/contact-links.tsx';
import { Prose } from '#web/ui/show/prose.tsx';
import { HelpPage } from './help-page.tsx';
import type { TextPage as Loaded, TextTopic } from './load-text-page.ts';

type Props = { topic: TextTopic; text: Loaded; lead?: ReactNode; children?: ReactNode };

/** A help page whose text staff can change: its day, the text in its sections, and how to reach the shop about it. */
export function TextPage({ topic, text, lead, children }: Props) {
  const t = useT('help');
  const { date } = useFormat();
  const { timeZone } = useShop();
  return (
    <HelpPage topic={topic} intro={t('help.updatedOn', { date: date(text.updatedAt, timeZone) })}>
      {lead}
      <Prose html={text.html} />
      {children}
      <ContactLinks phone={text.phone} email={text.email} />
    </HelpPage>
  );
}
