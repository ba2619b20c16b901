import { expect, test } from 'vitest';
import { fitQuantity } from './stepper.tsx';

test.each([
  [0, { min: 1, max: 9, step: 1 }, 1],
  [12, { min: 1, max: 9, step: 1 }, 9],
  [2.6, { min: 1, max: 9, step: 1 }, 3],
  [0.30000000000000004, { min: 0.1, max: 5, step: 0.1 }, 0.3],
  [1.26, { min: 0.25, max: 5, step: 0.25 }, 1.25],
  [9, { min: 0.5, max: 1.7, step: 0.5 }, 1.5],
  [3, { min: 1, max: 0, step: 1 }, 1],
])('%d fits as %o → %d', (value, bounds, fitted) => {
  expect(fitQuantity(value, bounds)).toBe(fitted);
});

test('ten steps of a tenth make one', () => {
  let value = 0;
  for (let i = 0; i < 10; i++) value = fitQuantity(value + 0.1, { min: 0, max: 2, step: 0.1 });
  expect(value).toBe(1);
});
