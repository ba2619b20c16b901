import type { OrderMailTexts } from './order-html.ts';

/** The plain part of an order's mail: everything that the HTML part says. */
export function orderText(texts: OrderMailTexts): string {
  const { words } = texts;
  const colon = texts.language === 'fr' ? '\u00a0:' : ':';
  return [
    texts.hello,
    '',
    texts.heading,
    texts.intro,
    '',
    `${words.orderNumber} ${texts.orderNumber}`,
    '',
    ...texts.lines.map((line) => `- ${line.name}${colon} ${line.quantity} × ${line.price} = ${line.amount}`),
    '',
    ...texts.sums.map((sum) => `${sum.label}${colon} ${sum.amount}`),
    `${words.total}${colon} ${texts.total}`,
    ...texts.vat.map((rate) => `${rate.label}${colon} ${rate.amount}`),
    ...texts.blocks.flatMap(({ title, lines }) => ['', title, ...lines]),
    '',
    `${words.seeOrder}${colon} ${texts.link}`,
    words.linkIsYours,
    '',
    texts.shopName,
  ].join('\n');
}
