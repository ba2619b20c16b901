import type { Language } from '#domain/language/language.ts';
import type { MessageType } from '#domain/messages/contact-message.ts';
import { colonIn, formatInstant } from '../format.ts';
import type { Mail } from '../mail.ts';
import { border, escapeHtml, layoutTable, mailFrame, smallPrint } from '../mail-frame.ts';
import { mailWords } from '../words/mail-words.ts';

/** What the mail is: for the shop, for whoever withdrew from an order, or an answer by staff. */
export type MessageNews = 'message-to-shop' | 'withdrawal-received' | 'message-answered';

/** A message as its mails say it, as plain data. */
export type MailMessage = {
  to: Mail['to'];
  language: Language;
  shopName: string;
  type: MessageType;
  from: Mail['to'];
  subject: string;
  message: string;
  orderNumber: string | null;
  items: readonly string[];
  receivedAt: Date;
  /** The time zone that this time is shown in, such as Europe/Paris. */
  timeZone: string;
  /** What staff have answered, and where more is to be written. */
  answer?: { text: string; shop: Mail['to'] | undefined };
};

export type MessageContent = { news: MessageNews; found: MailMessage };

/** The mail that brings a message to the shop, confirms a withdrawal to whoever declared it, or brings an answer. */
export function messageMail({ news, found }: MessageContent): Mail {
  if (news === 'message-to-shop') return toShop(found);
  return news === 'message-answered' ? answered(found) : receipt(found);
}

function toShop(found: MailMessage): Mail {
  const { to, from, language, shopName, type, subject, message } = found;
  const { shop } = mailWords[language].message;
  const isWithdrawal = type === 'withdrawal';
  const heading = isWithdrawal ? shop.withdrawalHeading : shop.heading;
  const rows = isWithdrawal ? declared(found) : sender(found);
  return {
    to,
    replyTo: from,
    subject: isWithdrawal ? shop.withdrawalSubject(found.orderNumber ?? '') : shop.subject(subject),
    text: [heading, '', ...asLines(rows, language), '', ...(message ? [message, ''] : []), shop.answer].join('\n'),
    html: mailFrame(
      { language, shopName, heading, foot: shop.foot(shopName) },
      `${asTable(rows)}${message ? `<p style="margin:16px 0;font-size:16px;line-height:1.5;white-space:pre-wrap">${escapeHtml(message)}</p>` : ''}
${smallPrint(shop.answer)}`,
    ),
  };
}

function receipt(found: MailMessage): Mail {
  const { to, language, shopName } = found;
  const { withdrawal: words } = mailWords[language].message;
  const rows = declared(found);
  return {
    to,
    subject: `${words.subject} – ${shopName}`,
    text: [words.heading, '', words.text, '', ...asLines(rows, language), '', words.small, '', shopName].join('\n'),
    html: mailFrame(
      { language, shopName, heading: words.heading, foot: words.foot(shopName) },
      `<p style="margin:0 0 16px;font-size:16px;line-height:1.5">${escapeHtml(words.text)}</p>
${asTable(rows)}
${smallPrint(words.small)}`,
    ),
  };
}

function answered(found: MailMessage): Mail {
  const { to, language, shopName, type, subject, answer } = found;
  const { answer: words, shop } = mailWords[language].message;
  const text = answer?.text ?? '';
  const said = type === 'withdrawal' ? found.items.join('\n') : found.message;
  const wrote = words.wrote(formatInstant(found.receivedAt, language, found.timeZone));
  const paragraph = 'font-size:16px;line-height:1.5;white-space:pre-wrap';
  return {
    to,
    ...(answer?.shop && { replyTo: answer.shop }),
    subject: words.subject(type === 'withdrawal' ? shop.withdrawalSubject(found.orderNumber ?? '') : subject),
    text: [text, '', shopName, '', wrote, ...(said ? said.split('\n').map((line) => `> ${line}`) : [])].join('\n'),
    html: mailFrame(
      { language, shopName, heading: words.heading, foot: words.foot(shopName) },
      `<p style="margin:0 0 24px;${paragraph}">${escapeHtml(text)}</p>
<p style="margin:0;font-size:14px">${escapeHtml(wrote)}</p>
<blockquote style="margin:8px 0 0;padding:0 0 0 12px;border-left:3px solid ${border};${paragraph}">${escapeHtml(said)}</blockquote>`,
    ),
  };
}

type Rows = readonly (readonly [label: string, value: string])[];

function sender({ from, language }: MailMessage): Rows {
  return [[mailWords[language].message.labels.from, `${from.name} <${from.address}>`]];
}

/** What the law wants confirmed: who declared what, about which contract, and when it was received. */
function declared(found: MailMessage): Rows {
  const { labels } = mailWords[found.language].message;
  return [
    ...sender(found),
    [labels.order, found.orderNumber ?? ''],
    [labels.items, found.items.length > 0 ? found.items.join(', ') : labels.all],
    [labels.received, formatInstant(found.receivedAt, found.language, found.timeZone)],
  ];
}

function asLines(rows: Rows, language: Language): string[] {
  return rows.map(([label, value]) => `${label}${colonIn(language)} ${value}`);
}

function asTable(rows: Rows): string {
  const cell = 'padding:4px 12px 4px 0;font-size:16px;line-height:1.4;vertical-align:top;text-align:left';
  const lines = rows.map(
    ([label, value]) =>
      `<tr><th scope="row" style="${cell};white-space:nowrap">${escapeHtml(label)}</th><td style="${cell}">${escapeHtml(value)}</td></tr>`,
  );
  return `<table ${layoutTable} width="100%" style="margin-bottom:16px">${lines.join('')}</table>`;
}
