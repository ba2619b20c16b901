import type { Language } from '#domain/language/language.ts';
import { border, escapeHtml, green, grey, linkButton, mailFrame, smallPrint } from './mail-frame.ts';
import type { MailWords } from './words/mail-words.ts';

/** The texts of an order's mail, formatted, for its plain and its HTML part. */
export type OrderMailTexts = {
  language: Language;
  shopName: string;
  words: MailWords;
  heading: string;
  hello: string;
  intro: string;
  /** What it is about: the order or invoice, by its number. */
  title: string;
  /** What is asked for first, beneath the title. */
  lead: string[];
  lines: { name: string; quantity: string; price: string; amount: string }[];
  sums: { label: string; amount: string }[];
  total: string;
  /** Beneath the total: its VAT by rate, what credit pays. */
  after: { label: string; amount: string }[];
  blocks: { title: string; lines: string[] }[];
  link: string;
};

/** The HTML part: tables and inline styles, since mail programs know little else. Every text is escaped. */
export function orderHtml(texts: OrderMailTexts): string {
  return ordersHtml(texts.heading, [texts]);
}

/** The same of several orders, at least one, one below the other. */
export function ordersHtml(heading: string, all: readonly OrderMailTexts[]): string {
  const [first] = all;
  if (!first) throw new Error('a mail about no order');
  const foot = first.words.sentBy(first.shopName);
  const between = `<hr style="margin:28px 0;border:0;border-top:1px solid ${border}">`;
  return mailFrame({ ...first, heading, foot }, all.map(orderPart).join(between));
}

function orderPart(texts: OrderMailTexts): string {
  const { words } = texts;
  const rows = texts.lines.map(lineRow).join('');
  const sums = texts.sums.map((sum) => sumRow(sum.label, sum.amount, `color:${grey}`)).join('');
  const after = texts.after.map((row) => sumRow(row.label, row.amount, `color:${grey};font-size:13px`)).join('');
  const heads = [words.product, words.amount].map(headCell).join('');
  return `<p style="margin:0 0 8px;font-size:16px">${escapeHtml(texts.hello)}</p>
<p style="margin:0 0 20px;font-size:16px;line-height:1.5">${escapeHtml(texts.intro)}</p>
<p style="margin:0 0 12px;font-size:16px;line-height:1.5"><strong>${escapeHtml(texts.title)}</strong>${texts.lead.map((line) => `<br>${escapeHtml(line)}`).join('')}</p>
<table width="100%" cellpadding="0" cellspacing="0" style="border-collapse:collapse;font-size:14px"><thead><tr>${heads}</tr></thead><tbody>${rows}</tbody></table>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin-top:12px;font-size:14px">${sums}${sumRow(words.total, texts.total, 'font-size:17px;font-weight:700')}${after}</table>
${linkButton(texts.link, words.seeOrder)}
${smallPrint(words.linkIsYours)}
${texts.blocks.map(block).join('\n')}`;
}

function headCell(text: string, i: number): string {
  const align = i === 0 ? 'left' : 'right';
  return `<th scope="col" align="${align}" style="padding:6px 4px;border-bottom:2px solid ${green};font-size:13px;white-space:nowrap">${escapeHtml(text)}</th>`;
}

/** In two columns, since a phone has no room for four: how much at what price stands beneath the name. */
function lineRow({ name, quantity, price, amount }: OrderMailTexts['lines'][number]): string {
  const cell = (html: string, align: string, style: string) =>
    `<td align="${align}" valign="top" style="padding:8px 4px;border-bottom:1px solid ${border};${style}">${html}</td>`;
  const howMuch = `<span style="color:${grey};font-size:13px">${escapeHtml(`${quantity} × ${price}`)}</span>`;
  return `<tr>${cell(`${escapeHtml(name)}<br>${howMuch}`, 'left', 'line-height:1.4')}${cell(escapeHtml(amount), 'right', 'white-space:nowrap')}</tr>`;
}

function sumRow(label: string, amount: string, style: string): string {
  return `<tr><td style="padding:3px 4px;${style}">${escapeHtml(label)}</td><td align="right" style="padding:3px 4px;white-space:nowrap;${style}">${escapeHtml(amount)}</td></tr>`;
}

function block({ title, lines }: OrderMailTexts['blocks'][number]): string {
  return `<p style="margin:0 0 16px;font-size:14px;line-height:1.5"><strong>${escapeHtml(title)}</strong><br>${lines.map(escapeHtml).join('<br>')}</p>`;
}
