import type { Language } from '#domain/language/language.ts';
import { colonIn } from '../format.ts';
import type { Mail } from '../mail.ts';
import { escapeHtml, linkButton, mailFrame, smallPrint } from '../mail-frame.ts';
import { mailWords } from '../words/mail-words.ts';
import type { AccountNews } from './words/account-mail-words.ts';

/** What a mail about an account says, as plain data. */
export type MailAccount = {
  to: Mail['to'];
  language: Language;
  shopName: string;
  /** What the mail is there to open. */
  link: string;
  /** What else it can open: the way out for who has not asked for it. */
  notMe?: string;
  /** What staff have written of why, as they wrote it. */
  reason?: string;
};

export type AccountContent = { news: AccountNews; found: MailAccount };

/** A mail about an account, in the language of the account. */
export function accountMail({ found, news }: AccountContent): Mail {
  const { to, language, shopName, link, notMe, reason } = found;
  const words = mailWords[language].account;
  const { subject, heading, text, button, small, reject = '', because = '' } = words.news(news);
  const colon = colonIn(language);
  const hello = words.hello(to.name);
  const main = `<p style="margin:0 0 8px;font-size:16px">${escapeHtml(hello)}</p>
<p style="margin:0;font-size:16px;line-height:1.5">${escapeHtml(text)}</p>${
    reason
      ? `
<p style="margin:8px 0 0;font-size:16px;line-height:1.5;white-space:pre-wrap"><strong>${escapeHtml(because)}${colon}</strong> ${escapeHtml(reason)}</p>`
      : ''
  }
${linkButton(link, button)}
${smallPrint(small)}
<p style="margin:0;font-size:12px;line-height:1.5">${escapeHtml(words.orCopy)}<br><span style="word-break:break-all">${escapeHtml(link)}</span></p>${
    notMe
      ? `
<p style="margin:16px 0 0;font-size:14px;line-height:1.5"><a href="${escapeHtml(notMe)}">${escapeHtml(reject)}</a></p>`
      : ''
  }`;
  return {
    to,
    subject: `${subject} – ${shopName}`,
    text: [
      hello,
      '',
      heading,
      text,
      ...(reason ? [`${because}${colon} ${reason}`] : []),
      '',
      `${button}${colon} ${link}`,
      '',
      small,
      '',
      ...(notMe ? [`${reject}${colon} ${notMe}`, ''] : []),
      shopName,
    ].join('\n'),
    html: mailFrame({ language, shopName, heading, foot: words.sentBy(shopName) }, main),
  };
}
