import type { Page } from '@playwright/test';
import { expect } from './journey.ts';

export type StaffCall = <T>(method: 'GET' | 'POST' | 'PUT', path: string, data?: object) => Promise<T>;

/** The demo's administrator, by calls alone, in French or another language: the page stays whose it is. Fails on any answer but 200. */
export async function asStaff(page: Page, language = 'fr'): Promise<StaffCall> {
  const data = { identifier: 'admin@panier.example', password: 'Panier2024' };
  const signedIn = await page.request.post('/api/v1/authentication/login_check', { data });
  const { token } = (await signedIn.json()) as { token: string };
  return async <T>(method: string, path: string, data?: object) => {
    const headers = { authorization: `Bearer ${token}`, 'accept-language': language };
    const answer = await page.request.fetch(`/api/v1${path}`, { method, headers, ...(data && { data }) });
    expect(answer.status(), `${path} ${await answer.text()}`).toBe(200);
    return ((await answer.json()) as { data: T }).data;
  };
}

/** An order is prepared and handed over, in the store or (`shipped`) where it is brought. */
export async function deliver(staff: StaffCall, id: number, by: 'ready' | 'shipped' = 'ready'): Promise<void> {
  for (const status of ['processing', by, 'delivered']) await staff('PUT', `/orders/${id}/status`, { status });
}
