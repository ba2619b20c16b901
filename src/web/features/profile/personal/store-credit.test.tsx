import { expect, test } from 'vitest';
import type { Profile } from '#contract/accounts/accounts.ts';
import { readText, renderPart } from '#web/testing/render-part.tsx';
import { StoreCredit } from './store-credit.tsx';

test.each([
  ['fr', 'Avoir : 7,50 € Vous pouvez l’utiliser au moment de payer une commande.'],
  ['en', 'Store credit: €7.50 You can spend it when you place an order.'],
  ['vi', 'Số dư tín dụng: 7,50 € Bạn có thể dùng khi đặt hàng.'],
] as const)('in %s the profile says what credit there is', async (language, expected) => {
  const html = await renderPart(<StoreCredit profile={{ storeCredit: 7.5 } as Profile} />, { language });
  expect(readText(html)).toBe(expected);
});

test('without any it says nothing', async () => {
  expect(await renderPart(<StoreCredit profile={{ storeCredit: 0 } as Profile} />)).toBe('');
});
