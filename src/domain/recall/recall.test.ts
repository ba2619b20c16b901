import { expect, test } from 'vitest';
import { type Found, nameMails } from './recall.ts';

const found = (orderId: number, mailbox: string | null, mailOrderId: number | null = null): Found => ({
  orderId,
  mailbox,
  mailOrderId,
});

test.each<[string, Found[], (number | null)[], number[]]>([
  ['nobody', [], [], []],
  ['one buyer of two orders gets one mail', [found(1, 'a'), found(2, 'a')], [1, 1], [1]],
  ['two buyers get one each', [found(1, 'a'), found(2, 'b'), found(3, 'a')], [1, 2, 1], [1, 2]],
  ['whoever has no address gets none', [found(1, null), found(2, 'a')], [null, 2], [2]],
  ['pressed again, nobody gets another', [found(1, 'a', 1), found(2, 'a', 1)], [1, 1], []],
  ['an order found later is of the mail before', [found(1, 'a'), found(2, 'a', 2)], [2, 2], []],
  ['a buyer found later gets theirs', [found(1, 'a', 1), found(2, 'b')], [1, 2], [2]],
])('%s', (_, given, names, letters) => {
  const made = nameMails(given);
  expect(made.named.map(({ mailOrderId }) => mailOrderId)).toEqual(names);
  expect(made.letters).toEqual(letters);
});
