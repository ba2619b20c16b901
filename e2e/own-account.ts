import type { Page } from '@playwright/test';
import { expect, openPage } from './journey.ts';
import { makePerson } from './shopping.ts';

/** What a notice says. */
export const toast = (page: Page, text: string | RegExp) => page.locator('section[aria-live=polite]').getByText(text);

type Tokens = { token: string; expires_in: number };

/**
 * Signs in on every page of this browser from now on by a call that answers tokens, without the forms, which have
 * journeys of their own; its access token.
 */
export async function signInByCall(page: Page, path: string, data: object): Promise<string> {
  const answer = await page.request.post(`/api/v1/authentication/${path}`, { data });
  expect(answer.status()).toBe(200);
  const { token, expires_in } = ((await answer.json()) as { data: Tokens }).data;
  const kept = { access_token: token, token_type: 'Bearer', expires_in, expires_at: Date.now() + expires_in * 1000 };
  // Of all that the shop answers, what no script runs in.
  await page.goto('/robots.txt');
  await page.evaluate((value) => localStorage.setItem('auth_token', value), JSON.stringify(kept));
  return token;
}

/** A new account, signed in; its access token. */
export async function signUp(page: Page, person: string): Promise<string> {
  const { name, email, phone: phone_number, password } = makePerson(person);
  return signInByCall(page, 'customer/register', { name, email, phone_number, password });
}

/** A new account, signed in, on a tab of its page. */
export async function openTab(page: Page, tab: string): Promise<string> {
  const token = await signUp(page, 'Paul Profil');
  await openPage(page, `/profile?tab=${tab}`);
  return token;
}
