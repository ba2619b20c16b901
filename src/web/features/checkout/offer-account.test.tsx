import { expect, test } from 'vitest';
import type { Order } from '#contract/orders/orders.ts';
import { readText, renderPart, tagsOf } from '#web/testing/render-part.tsx';
import { OfferAccount } from './offer-account.tsx';

const order = { customerName: 'Ada', customerEmail: 'ada@example.org', customerPhone: '0612345678' } as Order;

test.each([
  ['fr', 'Créer mon compte'],
  ['en', 'Create my account'],
  ['vi', 'Tạo tài khoản'],
] as const)('in %s a guest who has ordered is offered an account for a password alone', async (language, button) => {
  const html = await renderPart(<OfferAccount order={order} onStart={() => undefined} />, { language });
  expect(readText(html)).toContain('ada@example.org');
  expect(readText(html)).toContain(button);
  const asked = tagsOf(html, 'input').filter((tag) => !tag.includes('type="hidden"'));
  expect(asked).toHaveLength(1);
  expect(asked[0]).toMatch(/name="password"/);
  expect(asked[0]).toMatch(/autoComplete="new-password"/i);
});
