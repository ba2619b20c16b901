import { colonIn } from '../format.ts';
import type { OrderMailTexts } from './order-html.ts';

/** The plain part of an order's mail: everything that the HTML part says, in its order, and every line. */
export function orderText(texts: OrderMailTexts): string {
  const { words } = texts;
  const colon = colonIn(texts.language);
  return [
    texts.hello,
    '',
    texts.heading,
    texts.intro,
    '',
    texts.title,
    ...texts.lead,
    '',
    ...texts.sums.map((sum) => `${sum.label}${colon} ${sum.amount}`),
    `${words.total}${colon} ${texts.total}`,
    ...texts.after.map((row) => `${row.label}${colon} ${row.amount}`),
    '',
    `${texts.linkLabel}${colon} ${texts.link}`,
    words.linkIsYours,
    '',
    ...texts.lines.flatMap(({ name, quantity, price, amount, note }) => [
      `- ${name}${colon} ${quantity} × ${price} = ${amount}`,
      ...(note ? [`  ${note}`] : []),
    ]),
    ...texts.blocks.flatMap(({ title, lines }) => ['', title, ...lines]),
    '',
    texts.shopName,
  ].join('\n');
}
