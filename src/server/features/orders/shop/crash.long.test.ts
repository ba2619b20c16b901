import { test } from 'vitest';
import { crashWhileOrdering } from '#server/testing/crash-shop.ts';

test('kill -9 fifty times during 500 submits, forty of them before and after each statement of an order: none lost, none doubled, stock exact, one mail each', () =>
  crashWhileOrdering({ submits: 500, kills: 10, points: 40 }));
