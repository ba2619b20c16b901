import Mail from 'lucide/dist/esm/icons/mail.mjs';
import MessageCircle from 'lucide/dist/esm/icons/message-circle.mjs';
import Phone from 'lucide/dist/esm/icons/phone.mjs';
import { useT } from '#web/i18n/use-t.ts';
import { useFlag } from '#web/shared/shop/flags.ts';
import { buttonStyle } from '#web/ui/button/button-style.ts';
import { LinkButton } from '#web/ui/button/link-button.tsx';
import { Card } from '#web/ui/show/card.tsx';
import { Icon } from '#web/ui/show/icon.tsx';
import type { QuestionTopic } from './question-topics.ts';

type Props = { phone: string; email: string; topic: QuestionTopic | null };

/**
 * How to reach the shop, each with its button: the contact form with its subject filled, a call, a mail. What the shop has
 * not entered or has switched off is left out.
 */
export function SupportOptions({ phone, email, topic }: Props) {
  const t = useT('support');
  const isContactOpen = useFlag('pages.contact');
  const subject = topic ? t('support.subjectTopic', { topic: t(`support.${topic}`) }) : t('support.subject');
  const query = `subject=${encodeURIComponent(subject)}`;
  const options: [typeof Phone, 'chat' | 'phone' | 'email', string, string][] = [
    [MessageCircle, 'chat', t('support.chatText'), isContactOpen ? `/contact?${query}` : ''],
    [Phone, 'phone', phone, phone && `tel:${phone.replace(/[^+\d]/g, '')}`],
    [Mail, 'email', email, email && `mailto:${email}?${query}`],
  ];
  const open = options.filter(([, , , address]) => address !== '');
  if (open.length === 0) return null;
  return (
    <section className="grid gap-4">
      <h2 className="text-xl">{t('support.options')}</h2>
      <ul className="grid gap-4 sm:grid-cols-3">
        {open.map(([shape, way, text, address]) => {
          const label = `${t('support.contact')} – ${t(`support.${way}`)}`;
          return (
            <Card as="li" key={way} className="flex flex-col items-start gap-2">
              <Icon shape={shape} className="size-7 text-brand" />
              <h3 className="text-lg font-semibold">{t(`support.${way}`)}</h3>
              <p className="mb-2 flex-1 text-quiet [overflow-wrap:anywhere]">{text}</p>
              {way === 'chat' ? (
                <LinkButton to={address} variant="secondary" aria-label={label}>
                  {t('support.contact')}
                </LinkButton>
              ) : (
                <a href={address} className={buttonStyle('secondary')} aria-label={label}>
                  {t('support.contact')}
                </a>
              )}
            </Card>
          );
        })}
      </ul>
    </section>
  );
}
