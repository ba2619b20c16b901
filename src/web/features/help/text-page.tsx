import { useT } from '#web/i18n/use-t.ts';
import { useFormat } from '#web/lib/writing/format-context.tsx';
import { ContactLinks } from '#web/ui/show/contact-links.tsx';
import { HelpPage } from './help-page.tsx';
import type { TextPage as Loaded, TextTopic } from './load-text-page.ts';

/** A help page whose text staff can change: its day, the text in its sections, and how to reach the shop about it. */
export function TextPage({ topic, text }: { topic: TextTopic; text: Loaded }) {
  const t = useT('help');
  const { date } = useFormat();
  return (
    <HelpPage topic={topic} intro={t('help.updatedOn', { date: date(text.updatedAt) })}>
      <div
        className="grid gap-3 [&_a]:text-brand [&_a]:underline [&_h2]:mt-5 [&_h2]:text-xl [&_h2]:font-semibold [&_ol]:list-decimal [&_ol]:pl-5 [&_ul]:list-disc [&_ul]:pl-5"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the server has made it of Markdown and cleaned it (render-text.ts)
        dangerouslySetInnerHTML={{ __html: text.html }}
      />
      <ContactLinks phone={text.phone} email={text.email} />
    </HelpPage>
  );
}
