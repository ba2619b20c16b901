import { hasOwnBilling } from '#domain/order/contact.ts';
import { dueCents } from '#domain/order/due.ts';
import { besideOriginals, lineOutcome } from '#domain/picking/line-outcome.ts';
import { isSoldByMeasure } from '#domain/stock/quantity.ts';
import { namesLink } from '#domain/text/names-link.ts';
import type { BankAccount } from '#domain/transfer/bank-account.ts';
import { epcPayload } from '#domain/transfer/epc-payload.ts';
import { shownPickupCode } from '#server/services/order/pickup-code.ts';
import {
  colonIn,
  formatCents,
  formatHours,
  formatPricePer,
  formatQuantity,
  formatRate,
  formatSpan,
} from '../format.ts';
import type { Mail } from '../mail.ts';
import { mailWords } from '../words/mail-words.ts';
import { type OrderMailTexts, orderHtml, ordersHtml } from './order-html.ts';
import { orderText } from './order-text.ts';
import type { MailOrder } from './select-mail-orders.ts';
import { transferRows } from './transfer-rows.ts';
import type { OrderMailWords, OrderNews } from './words/order-mail-words.ts';

/** An order, and what has happened to it; `reason` as somebody wrote it. */
export type OrderContent = { about: 'order'; news: OrderNews; reason?: string | undefined; found: MailOrder };

/** The mail to a customer about an order, in the language it was placed in. */
export function orderMail({ found, news: about, reason }: OrderContent): Mail {
  const { order } = found;
  const words = mailWords[order.language].order;
  const news = words.news(about, order.type);
  const texts = toTexts(found, words, { ...news, reason, about });
  return {
    to: { name: order.customerName ?? '', address: order.customerEmail ?? '' },
    subject: `${news.subject(order.orderNumber ?? '')} – ${found.shopName}`,
    text: orderText(texts),
    html: orderHtml(texts),
    codes: codesOf([texts]),
  };
}

/** One mail about several orders of one address, at least two, in the language of the newest. */
export function ordersMail({ all }: { all: readonly OrderContent[] }): Mail {
  const texts = all.map(({ found, news, reason }) => {
    const words = mailWords[found.order.language].order;
    return toTexts(found, words, { ...words.news(news, found.order.type), reason, about: news });
  });
  const newest = all.at(-1);
  if (!newest) throw new Error('a mail about no order');
  const { order, shopName } = newest.found;
  const heading = mailWords[order.language].order.several(all.length);
  return {
    to: { name: order.customerName ?? '', address: order.customerEmail ?? '' },
    subject: `${heading} – ${shopName}`,
    text: [heading, ...texts.map(orderText)].join('\n\n'),
    html: ordersHtml(heading, texts.toReversed()),
    codes: codesOf(texts),
  };
}

const codesOf = (all: readonly OrderMailTexts[]) =>
  all.flatMap(({ blocks }) => blocks.flatMap(({ code }) => (code ? [{ cid: code.cid, text: code.text }] : [])));

function toTexts(
  { order, store, slot, hours, shopName, account, currency, held, ...links }: MailOrder,
  words: OrderMailWords,
  news: {
    heading: string;
    text: string;
    reason: string | undefined;
    about: OrderNews;
  },
): OrderMailTexts {
  const { language } = order;
  const colon = colonIn(language);
  const money = (cents: number) => formatCents(cents, language, currency);
  const isPickup = order.type === 'pickup';
  const isComing = order.status === 'submitted';
  const code = order.fulfilment === 'ready' ? shownPickupCode(order) : null;
  const fee = order.feeCents === 0 ? words.free : money(order.feeCents);
  const place = [store.street, `${store.postalCode} ${store.city}`];
  const home = [
    order.customerName ?? '',
    order.shippingAddress ?? '',
    `${order.shippingPostalCode ?? ''} ${order.shippingCity ?? ''}`.trim(),
  ];
  const { cash, ...others } = words.paymentMethods;
  const paid = order.paymentMethod === 'cash' ? cash[order.type] : others[order.paymentMethod];
  const upTo = held && (held.isKept ? words.keptUpTo : words.reservedUpTo)(money(held.upToCents));
  return {
    language,
    shopName,
    words,
    heading: news.heading,
    hello: words.hello(order.customerName ?? ''),
    intro: news.text,
    title: `${words.orderNumber} ${order.orderNumber ?? ''}`,
    lead: [
      ...(code ? [`${words.pickupCode}${colon} ${code}`] : []),
      ...(news.reason ? `${words.reason}${colon} ${news.reason}`.split(/\r?\n/) : []),
      ...(slot && isComing ? [`${words.slot}${colon} ${formatSpan(slot, language, store.timeZone)}`] : []),
    ],
    lines: besideOriginals(order.lines).map((line) => ({
      name: line.productName,
      quantity: formatQuantity(line.quantityMilli, line.unit, language),
      price: formatPricePer(line.unitCents, line.unit, language, currency),
      amount: money(line.lineCents),
      note: outcomeText(line, order, words),
    })),
    sums: [
      { label: words.goods, amount: money(order.goodsCents) },
      { label: isPickup ? words.pickup : words.deliveryFee, amount: fee },
    ],
    total: money(order.totalCents),
    after: [
      ...(order.agreedTotalCents !== null && order.agreedTotalCents !== order.totalCents
        ? [{ label: words.picked.agreedTotal, amount: money(order.agreedTotalCents) }]
        : []),
      ...order.vatByRate
        .filter((rate) => rate.vatCents > 0)
        .map(({ rateBp, vatCents }) => ({ label: words.vatOf(formatRate(rateBp, language)), amount: money(vatCents) })),
      ...(order.creditCents > 0
        ? [
            { label: words.byCredit, amount: money(order.creditCents) },
            { label: words.leftToPay, amount: money(Math.max(0, order.totalCents - order.creditCents)) },
          ]
        : []),
    ],
    blocks: [
      ...(isPickup ? [] : [{ title: words.deliverTo, lines: home.filter(Boolean) }]),
      { title: isPickup ? words.collectAt : words.yourStore, lines: [store.name, ...place, store.phone] },
      { title: words.billTo, lines: billingOf(order) },
      { title: words.runOut, lines: isComing ? wishesOf(order, words) : [] },
      { title: words.openingHours, lines: formatHours(hours, language) },
      { title: words.payment, lines: [paid, ...(upTo ? [upTo] : []), ...(isComing ? weighedAhead(order, words) : [])] },
      transferBlock(order, account, { words, money, currency }),
      { title: words.note, lines: noteOf(order) },
    ].filter((block) => block.lines.length > 0),
    ...linkOf(news.about, links, words),
  };
}

/** Where a mail leads: the order; of one that nobody paid, its goods in the cart again; of a proposal, the answer to it. */
function linkOf(
  about: OrderNews,
  { link, proposalsLink }: Pick<MailOrder, 'link' | 'proposalsLink'>,
  words: OrderMailWords,
) {
  if (about === 'unpaidInTime') return { link: `${link}&again`, linkLabel: words.orderAgain };
  if (about === 'substituteAsked') return { link: proposalsLink, linkLabel: words.answerProposals };
  return { link, linkLabel: words.seeOrder };
}

/** What became of a line as the order was picked; null where it is as it was ordered. */
function outcomeText(
  line: MailOrder['order']['lines'][number],
  { language, lines }: MailOrder['order'],
  { picked }: OrderMailWords,
): string | null {
  const { quantityMilli: quantity, orderedMilli: ordered, unit, substituteFor } = line;
  const outcome = lineOutcome({ quantity, ordered, unit, substituteFor });
  const original = lines.find(({ id }) => id === substituteFor);
  if (outcome === 'asOrdered' || (outcome === 'substitute' && !original)) return null;
  const said = (milli: number) => formatQuantity(milli, unit, language);
  return picked[outcome]({
    name: original?.productName ?? '',
    ordered: said(ordered ?? 0),
    picked: said(quantity),
  });
}

/** That the scale has a say, of an order that is still to be picked. */
function weighedAhead({ lines, pickedAt }: MailOrder['order'], { picked }: OrderMailWords): string[] {
  return !pickedAt && lines.some(({ unit }) => isSoldByMeasure(unit)) ? [picked.weighedAhead] : [];
}

/** What whoever ordered wrote. Anybody can order to a stranger's address: one of the web is for staff alone to read. */
function noteOf({ deliveryNote }: MailOrder['order']): string[] {
  return deliveryNote && !namesLink(deliveryNote) ? deliveryNote.split('\n') : [];
}

/** Where the money goes, as long as a transfer is awaited, and in euros the code that banking apps read. */
function transferBlock(
  order: MailOrder['order'],
  account: BankAccount | null,
  { words, money, currency }: { words: OrderMailWords; money: (cents: number) => string; currency: string },
): OrderMailTexts['blocks'][number] {
  const { title, code: label } = words.transfer;
  const due = dueCents(order, [], 0);
  const awaits = order.paymentMethod === 'bank_transfer' && order.paymentStatus === 'needs_payment' && due > 0;
  if (!account || !awaits) return { title, lines: [] };
  const reference = order.orderNumber ?? '';
  const rows = transferRows(account, { amount: money(due), reference }, words.transfer);
  const text = epcPayload(account, { currency, cents: due, reference });
  return {
    title,
    lines: rows.map((row) => `${row.label}${colonIn(order.language)} ${row.value}`),
    code: text === null ? undefined : { cid: `transfer-${reference}`, text, label },
  };
}

/** The address of its invoice, where it is another than the one where the goods go. */
function billingOf(order: MailOrder['order']): string[] {
  const { billingAddress, billingPostalCode, billingCity } = order;
  if (!billingAddress || !hasOwnBilling(order)) return [];
  return [billingAddress, `${billingPostalCode ?? ''} ${billingCity ?? ''}`.trim()];
}

/** What to do about goods that have run out: of the order, then of each product with a wish of its own. */
function wishesOf({ language, substitution, lines }: MailOrder['order'], words: OrderMailWords): string[] {
  const own = lines.flatMap((line) =>
    line.substitution ? [`${line.productName}${colonIn(language)} ${words.wishes[line.substitution]}`] : [],
  );
  return [...(substitution ? [words.wishes[substitution]] : []), ...own];
}
