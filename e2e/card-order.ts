import type { Page } from '@playwright/test';
import { expect } from './journey.ts';
import { placePickup } from './pickup-order.ts';
import type { Shop } from './server.ts';
import { chooseProduct } from './shopping.ts';
import type { StaffCall } from './staff-calls.ts';

export type Payment = { id: string; status: string; url: string; reserved: number; captured: number; refunded: number };
type Placed = { id: number; orderNumber: string; token?: string; payment: Payment };
type Detail = { status: string; paymentStatus: string; totalAmount: number; payments: Payment[] };

/** An order by card of a guest, or of who has `token`, whose page is still to be paid. */
export async function placeByCard(page: Page, language: string, token: string | null = null, more: object = {}) {
  const product = await chooseProduct(page, language);
  const wanted = { payment_method: 'card', ...more };
  const placed = await placePickup(page, token, [{ id: product.id, quantity: 2 }], wanted, language);
  return { product, order: placed as unknown as Placed };
}

/** What the payer does on the provider's page, without looking at it. */
export async function actOn(page: Page, { url }: Payment, action: string): Promise<void> {
  const { origin, pathname } = new URL(url);
  const done = await page.request.post(`${origin}/control/act`, { data: [pathname.split('/').at(-1), action] });
  expect(done.status()).toBe(200);
}

export const detailOf = (staff: StaffCall, id: number) => staff<Detail>('GET', `/orders/${id}`);
export const confirmations = (shop: Shop, email: string) =>
  shop.readMails().filter((mail) => mail.includes(email) && mail.includes('-order-confirmation@')).length;
