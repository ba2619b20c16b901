import type { Language } from '#domain/language/language.ts';
import type { Mail } from '../mail.ts';
import { escapeHtml, mailFrame } from '../mail-frame.ts';
import { mailWords } from '../words/mail-words.ts';

export type MailTest = { to: Mail['to']; language: Language; shopName: string };

/** The mail by which staff see that mails arrive. */
export function testMail({ found: { to, language, shopName } }: { found: MailTest }): Mail {
  const { test, shop } = mailWords[language].message;
  return {
    to,
    subject: `${test.heading} – ${shopName}`,
    text: [test.heading, '', test.text, '', shopName].join('\n'),
    html: mailFrame(
      { language, shopName, heading: test.heading, foot: shop.foot(shopName) },
      `<p style="margin:0;font-size:16px;line-height:1.5">${escapeHtml(test.text)}</p>`,
    ),
  };
}
