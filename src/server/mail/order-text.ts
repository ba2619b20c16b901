import type { OrderLetter } from './order-html.ts';

/** The plain part of an order's mail: everything that the HTML part says. */
export function orderText(letter: OrderLetter): string {
  const { words } = letter;
  const colon = letter.language === 'fr' ? '\u00a0:' : ':';
  return [
    letter.hello,
    '',
    letter.heading,
    letter.intro,
    '',
    `${words.orderNumber} ${letter.orderNumber}`,
    '',
    ...letter.lines.map((line) => `- ${line.name}${colon} ${line.quantity} × ${line.price} = ${line.amount}`),
    '',
    ...letter.sums.map((sum) => `${sum.label}${colon} ${sum.amount}`),
    `${words.total}${colon} ${letter.total}`,
    ...letter.vat.map((rate) => `${rate.label}${colon} ${rate.amount}`),
    ...letter.blocks.flatMap(({ title, lines }) => ['', title, ...lines]),
    '',
    `${words.seeOrder}${colon} ${letter.link}`,
    words.linkIsYours,
    '',
    letter.shopName,
  ].join('\n');
}
