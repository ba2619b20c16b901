import { expect, test } from 'vitest';
import { logFault, readLog } from './log.ts';

test('the log keeps the last thousand', () => {
  for (let i = 0; i < 1005; i++) logFault('cart.save', new Error(`no ${i}`));
  logFault('cart.load', 'blocked');
  expect(readLog()).toHaveLength(1000);
  expect(readLog()[0]?.reason).toBe('Error: no 6');
  expect(readLog().at(-1)).toMatchObject({ what: 'cart.load', reason: 'blocked' });
});
