import { test } from 'vitest';
import { crashWhileOrdering } from '#server/testing/crash-shop.ts';

test('kill -9 ten times during 500 submits: none lost, none doubled, stock exact, one mail each', () =>
  crashWhileOrdering({ submits: 500, kills: 10 }));
