import type { Page } from '@playwright/test';
import { expect, openPage } from './journey.ts';
import { makePerson, signIn } from './shopping.ts';

/** What a notice says. */
export const toast = (page: Page, text: string | RegExp) => page.locator('section[aria-live=polite]').getByText(text);

/** A new account, signed in, on a tab of its page. */
export async function openTab(page: Page, tab: string): Promise<string> {
  const { name, email, phone, password } = makePerson('Paul Profil');
  const data = { name, email, phone_number: phone, password };
  const answer = await page.request.post('/api/v1/authentication/customer/register', { data });
  expect(answer.status()).toBe(200);
  await openPage(page, `/auth/login?redirectTo=${encodeURIComponent(`/profile?tab=${tab}`)}`);
  await signIn(page, email, password);
  await page.waitForURL('**/profile?tab=*');
  return ((await answer.json()) as { data: { token: string } }).data.token;
}
