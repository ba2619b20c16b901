import type { Language } from '#domain/language/language.ts';
import { colonIn } from '../format.ts';
import type { Mail } from '../mail.ts';
import { escapeHtml, linkButton, mailFrame } from '../mail-frame.ts';
import { mailWords } from '../words/mail-words.ts';

/** Which webhook was switched off; of its address the host alone, as the rest may hold a secret. */
export type WebhookContent = { to: Mail['to']; language: Language; shopName: string; host: string; link: string };

/** The mail that tells the shop that a webhook was switched off, as its receiver took nothing for three days. */
export function webhookMail({ to, language, shopName, host, link }: WebhookContent): Mail {
  const { subject, heading, text, next, button, foot } = mailWords[language].webhook;
  const said = [text(host), next];
  const paragraphs = said.map(
    (one) => `<p style="margin:0 0 8px;font-size:16px;line-height:1.5">${escapeHtml(one)}</p>`,
  );
  return {
    to,
    subject: `${subject} – ${shopName}`,
    text: [heading, '', ...said, '', `${button}${colonIn(language)} ${link}`, '', shopName].join('\n'),
    html: mailFrame(
      { language, shopName, heading, foot: foot(shopName) },
      [...paragraphs, linkButton(link, button)].join('\n'),
    ),
  };
}
