import type { Language } from '#domain/language/language.ts';
import type { MailCode } from '../mail.ts';
import { border, escapeHtml, green, grey, layoutTable, linkButton, mailFrame, smallPrint } from '../mail-frame.ts';
import type { OrderMailWords } from './words/order-mail-words.ts';

/** The texts of an order's mail, formatted, for its plain and its HTML part. */
export type OrderMailTexts = {
  language: Language;
  shopName: string;
  words: OrderMailWords;
  heading: string;
  hello: string;
  intro: string;
  /** What it is about: the order or invoice, by its number. */
  title: string;
  /** What is asked for first, beneath the title. */
  lead: string[];
  /** `note`: what became of it as the order was picked. */
  lines: { name: string; quantity: string; price: string; amount: string; note?: string | null }[];
  sums: { label: string; amount: string }[];
  total: string;
  /** Beneath the total: its VAT by rate, what credit pays. */
  after: { label: string; amount: string }[];
  /** `code`: a picture beneath the lines that phones read, and what it is. */
  blocks: { title: string; lines: string[]; code?: (MailCode & { label: string }) | undefined }[];
  link: string;
  /** What the link does. */
  linkLabel: string;
};

/**
 * How many lines a mail shows. Gmail cuts what is longer than 102 kB; whoever has bought more sees the rest on the page of
 * the order, and in the plain part.
 */
const linesShown = 150;

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
  return mailFrame(
    { ...first, heading, foot },
    all.map((texts) => orderPart(texts, Math.ceil(linesShown / all.length))).join(between),
  );
}

/** What an order comes to and the way to it stand before its lines, of which there may be hundreds. */
function orderPart(texts: OrderMailTexts, most: number): string {
  const { words } = texts;
  const sums = texts.sums.map((sum) => sumRow(sum.label, sum.amount, `color:${grey}`)).join('');
  const after = texts.after.map((row) => sumRow(row.label, row.amount, `color:${grey};font-size:13px`)).join('');
  return `<p style="margin:0 0 8px;font-size:16px">${escapeHtml(texts.hello)}</p>
<p style="margin:0 0 20px;font-size:16px;line-height:1.5">${escapeHtml(texts.intro)}</p>
<p style="margin:0 0 12px;font-size:16px;line-height:1.5"><strong>${escapeHtml(texts.title)}</strong>${texts.lead.map((line) => `<br>${escapeHtml(line)}`).join('')}</p>
<table ${layoutTable} width="100%" style="font-size:14px">${sums}${sumRow(words.total, texts.total, 'font-size:17px;font-weight:700')}${after}</table>
${linkButton(texts.link, texts.linkLabel)}
${smallPrint(words.linkIsYours)}
${linesTable(texts, most)}
${texts.blocks.map((one) => block(one, most)).join('\n')}`;
}

/** What all cells have in common stands at the table: hundreds of lines would say it hundreds of times. */
function linesTable({ words, lines, link }: OrderMailTexts, most: number): string {
  const heads = [words.product, words.amount].map(headCell).join('');
  const rows = lines.slice(0, most).map(lineRow).join('\n');
  const more = lines.length > most ? moreRow(link, words.moreLines(lines.length - most)) : '';
  return `<table width="100%" border="0" cellpadding="6" cellspacing="0" style="margin-bottom:20px;border-collapse:collapse;font-size:14px;line-height:1.4"><thead><tr>${heads}</tr></thead><tbody>${rows}${more}</tbody></table>`;
}

function headCell(text: string, i: number): string {
  const align = i === 0 ? 'left' : 'right';
  return `<th scope="col" align="${align}" style="border-bottom:2px solid ${green};font-size:13px;white-space:nowrap">${escapeHtml(text)}</th>`;
}

const lineCell = `border-bottom:1px solid ${border}`;

/** In two columns, since a phone has no room for four: how much at what price stands beneath the name. */
function lineRow({ name, quantity, price, amount, note }: OrderMailTexts['lines'][number]): string {
  const howMuch = `<span style="color:${grey}">${escapeHtml(`${quantity} × ${price}`)}</span>${note ? `<br><b>${escapeHtml(note)}</b>` : ''}`;
  return `<tr valign="top"><td style="${lineCell}">${escapeHtml(name)}<br>${howMuch}</td><td align="right" style="${lineCell};white-space:nowrap">${escapeHtml(amount)}</td></tr>`;
}

function moreRow(link: string, text: string): string {
  return `<tr><td colspan="2"><a href="${escapeHtml(link)}" style="color:${green};font-weight:700">${escapeHtml(text)}</a></td></tr>`;
}

function sumRow(label: string, amount: string, style: string): string {
  return `<tr><td style="padding:3px 4px;${style}">${escapeHtml(label)}</td><td align="right" style="padding:3px 4px;white-space:nowrap;${style}">${escapeHtml(amount)}</td></tr>`;
}

/** As many lines at most as products are shown: there may be a wish for each of them. */
function block({ title, lines, code }: OrderMailTexts['blocks'][number], most: number): string {
  return `<p style="margin:0 0 16px;font-size:14px;line-height:1.5"><strong>${escapeHtml(title)}</strong><br>${lines.slice(0, most).map(escapeHtml).join('<br>')}${code ? codeBelow(code) : ''}</p>`;
}

function codeBelow({ cid, label }: { cid: string; label: string }): string {
  return `<br><img src="cid:${escapeHtml(cid)}" width="180" height="180" alt="" style="display:block;margin-top:8px;border:0"><span style="font-size:13px;color:${grey}">${escapeHtml(label)}</span>`;
}
