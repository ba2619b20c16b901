import type { InvoiceContent, InvoiceLine } from '#domain/invoice/invoice-content.ts';
import { netInHundredths } from '#domain/invoice/invoice-figures.ts';
import { dateWriter } from '#domain/language/date-writer.ts';
import { type Language, languageFacts } from '#domain/language/language.ts';
import { memoize } from '#domain/memoize/memoize.ts';
import { decimalsOf } from '#domain/money/currency.ts';
import { registeredLines } from '#domain/pages/registered-address.ts';
import { isOnlineMethod } from '#domain/payment/provider.ts';
import { epcPayload } from '#domain/transfer/epc-payload.ts';
import { colonIn, formatCents, formatQuantity, formatRate } from '../format.ts';
import { transferRows } from '../orders/transfer-rows.ts';
import { mailWords } from '../words/mail-words.ts';
import type { InvoiceWords } from './words/invoice-words.ts';

const dayFormat = memoize((l: Language) => dateWriter(l, { dateStyle: 'long', timeZone: 'UTC' }));

/** A day (`YYYY-MM-DD`) in words. */
const dayIn = (language: Language, date: string) => dayFormat(language)(new Date(`${date}T00:00:00Z`));

type Labelled = { label: string; value: string };
/** All that is on an invoice or credit note, in words; nothing is left to compute. */
export type InvoiceTexts = {
  title: string;
  shopName: string;
  seller: { title: string; lines: string[] };
  buyer: { title: string; lines: string[] };
  facts: Labelled[];
  notice: string[];
  columns: string[];
  /** The first cell may have more lines; the fee has a row for each rate of the goods. */
  rows: string[][];
  vat: { columns: string[]; rows: string[][] };
  /** What all comes to is marked; below it stands how that is settled. */
  sums: (Labelled & { isTotal?: boolean })[];
  /** How to pay it by transfer, and in euros the text of the code that phones read. */
  transfer: { title: string; rows: Labelled[]; code: { text: string; label: string } | null } | null;
  closing: string[];
  footer: string;
  page: InvoiceWords['page'];
};

export function invoiceTexts(number: string, content: InvoiceContent): InvoiceTexts {
  const { language, currency, seller, buyer, order, corrects } = content;
  const w = mailWords[language].invoice;
  const mail = mailWords[language].order;
  const money = (cents: number) => formatCents(cents, language, currency);
  const day = (date: string) => dayIn(language, date);
  const place = (city: { postalCode: string | null; city: string | null }) =>
    [city.postalCode, city.city].filter(Boolean).join(' ');
  const present = (lines: (string | null)[]) => lines.filter((line): line is string => Boolean(line));
  const { street: lines, postalCode, city, country = '' } = seller;
  const seat = { lines, postalCode, city, country };
  const { deliveredTo } = order;
  return {
    title: corrects ? w.creditNote : w.invoice,
    shopName: seller.name,
    seller: {
      title: w.seller,
      lines: [seller.legalName, ...registeredLines(seat), ...present([seller.phone, seller.email])].concat(
        seller.numbers.map(([label, value]) => `${label} ${value}`),
      ),
    },
    buyer: {
      title: w.buyer,
      lines: present([buyer.name, buyer.street, place(buyer), buyer.taxNumber && `${w.taxNumber} ${buyer.taxNumber}`]),
    },
    facts: [
      { label: w.number, value: number },
      { label: w.issuedOn, value: day(content.issuedOn) },
      { label: w.order, value: order.number },
      { label: w.orderedOn, value: day(order.orderedOn) },
      { label: order.type === 'pickup' ? w.collectedOn : w.deliveredOn, value: day(order.deliveredOn) },
      ...(deliveredTo ? [{ label: w.deliveredTo, value: `${deliveredTo.street}, ${place(deliveredTo)}` }] : []),
    ],
    notice: corrects
      ? [w.corrects(corrects.number, day(corrects.issuedOn)), `${w.reason}${colonIn(language)} ${corrects.reason}`]
      : [],
    columns: [mail.product, mail.quantity, w.unitNet, w.unitGross, w.rate, w.amount],
    rows: [
      ...content.lines.map((line) => lineCells(line, content)),
      ...content.fee
        .filter(({ grossCents }) => grossCents > 0)
        .map(({ rateBp, grossCents }) => [
          corrects?.isGoodwill ? w.goodwill : mail.deliveryFee,
          '',
          '',
          '',
          formatRate(rateBp, language),
          money(grossCents),
        ]),
    ],
    vat: {
      columns: [w.rate, w.net, w.vat, w.gross],
      rows: content.vatByRate.map(({ rateBp, netCents, vatCents, grossCents }) => [
        formatRate(rateBp, language),
        money(netCents),
        money(vatCents),
        money(grossCents),
      ]),
    },
    sums: [
      { label: w.totalNet, value: money(content.netCents) },
      { label: w.totalVat, value: money(content.vatCents) },
      { label: w.total, value: money(content.totalCents), isTotal: true },
      ...settled(content, w, money),
    ],
    transfer: transferOf(content, money),
    closing: [
      ...(corrects ? [] : [`${mail.payment}${colonIn(language)} ${paymentOf(content)}`]),
      ...(order.priceType === 'wholesale' && !corrects ? [w.lateFees] : []),
      `${w.operation} ${currency}.`,
    ],
    footer: [seller.legalName, ...seller.numbers.map(([label, value]) => `${label} ${value}`)].join(' · '),
    page: (page, of) => `${number} · ${w.page(page, of)}`,
  };
}

function lineCells(line: InvoiceLine, { language, currency }: InvoiceContent): string[] {
  const { name, unit, quantityMilli, unitCents, baseCents, discountPercent, rateBp, grossCents } = line;
  const money = (cents: number) => formatCents(cents, language, currency);
  const discount =
    discountPercent === null || baseCents <= unitCents
      ? []
      : [mailWords[language].invoice.discount(formatRate(discountPercent * 100, language), money(baseCents))];
  return [
    [name, ...discount].join('\n'),
    formatQuantity(quantityMilli, unit, language),
    finer(netInHundredths(unitCents, rateBp), language, currency),
    money(unitCents),
    formatRate(rateBp, language),
    money(grossCents),
  ];
}

/** An amount of hundredths of a cent, with two more decimals where it has them. */
function finer(hundredths: number, language: Language, currency: string): string {
  const decimals = decimalsOf(currency);
  const options = { style: 'currency', currency, minimumFractionDigits: decimals, maximumFractionDigits: decimals + 2 };
  return new Intl.NumberFormat(languageFacts[language].locale, options as Intl.NumberFormatOptions).format(
    hundredths / 10 ** (decimals + 2),
  );
}

function settled(content: InvoiceContent, w: InvoiceWords, money: (cents: number) => string): InvoiceTexts['sums'] {
  const { creditCents, totalCents, payment, corrects, toMeansCents = 0, language } = content;
  const restCents = totalCents - creditCents - toMeansCents;
  const { method, paidOn } = payment;
  const by = isOnlineMethod(method) ? w.online[method] : null;
  const paid = by && paidOn ? by.paid(dayIn(language, paidOn)) : w.paid;
  const isPaid = payment.status === 'paid' || payment.status === 'refunded';
  const rest = corrects ? (isPaid ? w.backAsMoney : w.owedNoMore) : isPaid ? paid : w.toPay;
  const byCredit = { label: corrects ? w.backToCredit : w.byCredit, value: money(creditCents) };
  const toMeans = { label: by?.back ?? w.backAsMoney, value: money(toMeansCents) };
  const byMoney = { label: rest, value: money(restCents) };
  return [
    ...(creditCents > 0 ? [byCredit] : []),
    ...(toMeansCents > 0 ? [toMeans] : []),
    ...(restCents > 0 || !corrects ? [byMoney] : []),
  ];
}

function transferOf(
  { transfer, corrects, language, currency, totalCents, creditCents, order }: InvoiceContent,
  money: (cents: number) => string,
): InvoiceTexts['transfer'] {
  if (!transfer || corrects) return null;
  const { transfer: w } = mailWords[language].order;
  const cents = totalCents - creditCents;
  const text = epcPayload(transfer, { currency, cents, reference: order.number });
  return {
    title: w.title,
    rows: transferRows(transfer, { amount: money(cents), reference: order.number }, w),
    code: text === null ? null : { text, label: w.code },
  };
}

function paymentOf({ payment, order, language }: InvoiceContent): string {
  const names = mailWords[language].order.paymentMethods;
  return payment.method === 'cash' ? names.cash[order.type] : names[payment.method];
}
