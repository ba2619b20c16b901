import type { InvoiceContent } from '#domain/invoice/invoice-content.ts';
import { colonIn } from '../format.ts';
import type { Mail } from '../mail.ts';
import { orderHtml } from '../orders/order-html.ts';
import { orderText } from '../orders/order-text.ts';
import { mailWords } from '../words/mail-words.ts';
import { invoiceTexts } from './invoice-texts.ts';

export type MailInvoice = {
  to: Mail['to'];
  number: string;
  content: InvoiceContent;
  pdf: Uint8Array;
  /** Opens the order without signing in. */
  link: string;
};

/** The mail of an invoice or a credit note, in the language of the order, with the PDF attached. */
export function invoiceMail({ found: { to, number, content, pdf, link } }: { found: MailInvoice }): Mail {
  const { language, corrects, order } = content;
  const { subject, text } = mailWords[language].invoice.mail[corrects ? 'creditNote' : 'invoice'];
  const words = mailWords[language].order;
  const said = invoiceTexts(number, content);
  const colon = colonIn(language);
  // The lines and then the fee, as they stand on the paper: what, how much, net, price, rate, amount.
  const rows = said.rows.map(([name = '', quantity = '', , price = '', , amount = '']) => {
    return { name: name.split('\n')[0] ?? '', quantity, price, amount };
  });
  const total = said.sums.findIndex(({ isTotal }) => isTotal);
  const amounts = said.sums.map(({ label, value }) => ({ label, amount: value }));
  const fees = rows.slice(content.lines.length).map(({ name, amount }) => ({ label: name, amount }));
  const texts = {
    language,
    words,
    link,
    linkLabel: words.seeOrder,
    heading: said.title,
    intro: text,
    shopName: said.shopName,
    hello: words.hello(to.name),
    title: `${said.title} ${number}`,
    lead: [...said.facts.slice(1).map(({ label, value }) => `${label}${colon} ${value}`), ...said.notice],
    lines: rows.slice(0, content.lines.length),
    sums: [...fees, ...amounts.slice(0, total)],
    total: amounts[total]?.amount ?? '',
    after: amounts.slice(total + 1),
    blocks: [],
  };
  return {
    to,
    subject: `${subject(number, order.number)} – ${said.shopName}`,
    text: orderText(texts),
    html: orderHtml(texts),
    attachments: [{ filename: `${number}.pdf`, contentType: 'application/pdf', content: pdf }],
  };
}
