import type { Language } from '#domain/language/language.ts';
import { colonIn } from '../format.ts';
import type { Mail } from '../mail.ts';
import { escapeHtml, linkButton, mailFrame } from '../mail-frame.ts';
import { mailWords } from '../words/mail-words.ts';

/** An import of the night that failed, and why, or that has refused so many rows (`failureText` null). */
export type NightlyContent = {
  to: Mail['to'];
  language: Language;
  shopName: string;
  fileName: string;
  failureText: string | null;
  refused: number;
  /** Where staff see it. */
  link: string;
};

/** The mail that tells the shop of an import of the night that staff are to look at. */
export function nightlyMail(content: NightlyContent): Mail {
  const { to, language, shopName, fileName, failureText, refused, link } = content;
  const words = mailWords[language].nightly;
  const { subject, heading } = failureText === null ? words.refused : words.failed;
  const colon = colonIn(language);
  const said =
    failureText === null
      ? [words.refused.text(fileName, refused)]
      : [words.failed.text(fileName), `${words.reason}${colon} ${failureText}`];
  const paragraphs = said.map(
    (one) => `<p style="margin:0 0 8px;font-size:16px;line-height:1.5">${escapeHtml(one)}</p>`,
  );
  return {
    to,
    subject: `${subject} – ${shopName}`,
    text: [heading, '', ...said, '', `${words.button}${colon} ${link}`, '', shopName].join('\n'),
    html: mailFrame(
      { language, shopName, heading, foot: words.foot(shopName) },
      [...paragraphs, linkButton(link, words.button)].join('\n'),
    ),
  };
}
