import type { Language } from '#domain/language/language.ts';
import type { RecallAdvice, RecallReason } from '#domain/recall/recall.ts';
import { colonIn } from '../format.ts';
import { type Mail, oneLine } from '../mail.ts';
import { escapeHtml, linkButton, mailFrame } from '../mail-frame.ts';
import { mailWords } from '../words/mail-words.ts';

/** A recalled product, and the orders in which one buyer got it. */
export type RecallContent = {
  to: Mail['to'];
  language: Language;
  shopName: string;
  product: string;
  lot: string;
  reason: RecallReason;
  advice: RecallAdvice;
  /** In the words of staff; empty: they have added none. */
  words: string;
  /** Each with what was handed over and when, as they are written. */
  orders: { number: string; quantity: string; day: string }[];
  /** Opens the first of them without signing in. */
  link: string;
};

/** The mail that tells a buyer that a product is recalled, and what to do with it. */
export function recallMail(content: RecallContent): Mail {
  const { to, language, shopName, product, lot } = content;
  const words = mailWords[language].recall;
  const colon = colonIn(language);
  const facts = [
    ...(lot ? [`${words.lot}${colon} ${lot}`] : []),
    `${words.reason}${colon} ${words.reasons[content.reason]}`,
  ];
  const own = content.words.split('\n').filter((text) => text.trim() !== '');
  const orders = content.orders.map(({ number, quantity, day }) => words.order(number, quantity, day));
  const paragraph = (text: string, isStrong = false) =>
    `<p style="margin:0 0 8px;font-size:16px;line-height:1.5">${isStrong ? `<strong>${escapeHtml(text)}</strong>` : escapeHtml(text)}</p>`;
  return {
    to,
    subject: oneLine(`${words.subject(product)} – ${shopName}`),
    text: [
      words.hello(to.name),
      '',
      words.text(product),
      words.advices[content.advice],
      '',
      ...facts,
      ...(own.length > 0 ? ['', ...own] : []),
      '',
      words.orders,
      ...orders.map((line) => `- ${line}`),
      '',
      `${words.seeOrder}${colon} ${content.link}`,
      '',
      words.contact,
      '',
      shopName,
    ].join('\n'),
    html: mailFrame(
      { language, shopName, heading: words.heading, foot: words.foot(shopName) },
      [
        paragraph(words.hello(to.name)),
        paragraph(words.text(product)),
        paragraph(words.advices[content.advice], true),
        ...facts.map((text) => paragraph(text)),
        ...own.map((text) => paragraph(text)),
        paragraph(words.orders),
        `<ul style="font-size:16px;line-height:1.5">${orders.map((line) => `<li>${escapeHtml(line)}</li>`).join('')}</ul>`,
        linkButton(content.link, words.seeOrder),
        paragraph(words.contact),
      ].join('\n'),
    ),
  };
}
