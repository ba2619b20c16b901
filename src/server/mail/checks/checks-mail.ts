import type { InvariantName } from '#domain/invariants/invariant-names.ts';
import type { Language } from '#domain/language/language.ts';
import { colonIn } from '../format.ts';
import type { Mail } from '../mail.ts';
import { escapeHtml, linkButton, mailFrame } from '../mail-frame.ts';
import { mailWords } from '../words/mail-words.ts';

/** What is wrong with the shop's data, as plain data. */
type MailChecks = {
  to: Mail['to'];
  language: Language;
  shopName: string;
  /** Without a violation it could not be checked. */
  broken: readonly { name: InvariantName; violations: number; examples: readonly string[] }[];
  /** Where staff see the checks. */
  link: string;
};

export type ChecksContent = { found: MailChecks };

/** The mail that reports to the shop what the night's checks have found. */
export function checksMail({ found: { to, language, shopName, broken, link } }: ChecksContent): Mail {
  const words = mailWords[language].checks;
  const { subject, heading, text, button } = words;
  const colon = colonIn(language);
  const lines = broken.map(({ name, violations, examples }) => ({
    name: `${words.names[name]}${colon}`,
    found: violations > 0 ? words.found(violations, examples.join(', ')) : words.unchecked,
  }));
  const items = lines.map(({ name, found }) => `<li><strong>${escapeHtml(name)}</strong> ${escapeHtml(found)}</li>`);
  return {
    to,
    subject: `${subject} – ${shopName}`,
    text: [
      heading,
      '',
      text,
      '',
      ...lines.map(({ name, found }) => `- ${name} ${found}`),
      '',
      `${button}${colon} ${link}`,
      '',
      shopName,
    ].join('\n'),
    html: mailFrame(
      { language, shopName, heading, foot: words.foot(shopName) },
      `<p style="margin:0 0 8px;font-size:16px;line-height:1.5">${escapeHtml(text)}</p>
<ul style="font-size:16px;line-height:1.5">${items.join('')}</ul>
${linkButton(link, button)}`,
    ),
  };
}
