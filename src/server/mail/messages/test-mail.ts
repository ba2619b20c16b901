import type { Language } from '#domain/language/language.ts';
import type { Mail } from '../mail.ts';
import { escapeHtml, mailFrame } from '../mail-frame.ts';
import { messageEn } from './words/en.ts';
import { messageFr } from './words/fr.ts';
import type { MessageMailWords } from './words/message-mail-words.ts';
import { messageVi } from './words/vi.ts';

export type MailTest = { to: Mail['to']; language: Language; shopName: string };

const wordsIn: Record<Language, MessageMailWords> = { fr: messageFr, en: messageEn, vi: messageVi };

/** The mail by which staff see that mails arrive. */
export function testMail({ found: { to, language, shopName } }: { found: MailTest }): Mail {
  const { test, shop } = wordsIn[language];
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
