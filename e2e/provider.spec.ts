import { clientId, clientSecret, startOidcProvider } from '../src/server/testing/oidc-provider.ts';
import { expect, expectAccessible, openPage, test } from './journey.ts';
import { seededFolder, startShop } from './server.ts';
import { makePerson } from './shopping.ts';

test('signs up by a provider, comes back to the profile; one who gives it up there may sign in otherwise', {
  tag: ['@narrow', '@long'],
}, async ({ page, request }) => {
  const provider = await startOidcProvider();
  const shop = await startShop('embedded', {
    from: seededFolder,
    env: {
      SOCIAL_GOOGLE_ISSUER: provider.issuer,
      SOCIAL_GOOGLE_CLIENT_ID: clientId,
      SOCIAL_GOOGLE_CLIENT_SECRET: clientSecret,
    },
  });
  try {
    const api = `${shop.url}/api/v1`;
    const data = { identifier: 'admin@panier.example', password: 'Panier2024' };
    const { token } = await (await request.post(`${api}/authentication/login_check`, { data })).json();
    const { data: config } = await (await request.get(`${api}/feature-config`)).json();
    config.features.socialLogins = true;
    const headers = { authorization: `Bearer ${token}` };
    expect((await request.put(`${api}/feature-config`, { headers, data: config })).status()).toBe(200);

    const { email } = makePerson('Provider');
    provider.signIn({ sub: email, email, email_verified: true, name: 'Ana Fournisseur' });
    const signIn = `${shop.url}/auth/login?lng=en&redirectTo=${encodeURIComponent('/profile')}`;
    await openPage(page, signIn);
    await page.getByRole('button', { name: 'Continue with Apple' }).click();
    await expect(page.getByText('Apple is not available')).toBeVisible();
    await page.getByRole('link', { name: 'Continue with Google' }).click();
    await page.getByRole('link', { name: 'Allow' }).click();
    await page.waitForURL('**/profile');
    await expect(page.getByText('You are signed in.')).toBeVisible();
    await expect(page.getByText('Ana Fournisseur')).toBeVisible();

    await page.context().clearCookies();
    await page.evaluate(() => localStorage.removeItem('auth_token'));
    await openPage(page, signIn);
    await page.getByRole('link', { name: 'Continue with Google' }).click();
    await page.getByRole('link', { name: 'Cancel' }).click();
    await expect(page.getByText('Sign-in cancelled')).toBeVisible();
    await expectAccessible(page);
  } finally {
    // It still fetches pages ahead, from a shop that would be gone.
    await page.close();
    await shop.stop();
    await provider.close();
  }
});
