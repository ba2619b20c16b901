import type { Config } from '#server/config.ts';
import type { Facts } from './judge.ts';

type Asked = { name: string; url: string; init: RequestInit };

/** Asks each provider of payments something that changes nothing, with the keys of the settings. */
export async function askProviders(
  { payments: { stripe, paypal } }: Pick<Config, 'payments'>,
  patience: number,
  now: () => Date,
): Promise<{ found: Facts['providers']; clocks: Facts['clocks'] }> {
  const asked: Asked[] = [];
  if (stripe)
    asked.push({
      name: 'Stripe',
      url: new URL('/v1/balance', stripe.apiUrl).href,
      init: { headers: { authorization: `Bearer ${stripe.secretKey}` } },
    });
  if (paypal)
    asked.push({
      name: 'PayPal',
      url: new URL('/v1/oauth2/token', paypal.apiUrl).href,
      init: {
        method: 'POST',
        headers: {
          authorization: `Basic ${Buffer.from(`${paypal.clientId}:${paypal.secret}`).toString('base64')}`,
          'content-type': 'application/x-www-form-urlencoded',
        },
        body: 'grant_type=client_credentials',
      },
    });
  const clocks: Facts['clocks'] = [];
  const found = await Promise.all(
    asked.map(async ({ name, url, init }) => {
      try {
        const answer = await fetch(url, { ...init, redirect: 'manual', signal: AbortSignal.timeout(patience) });
        await answer.body?.cancel();
        const at = Date.parse(answer.headers.get('date') ?? '');
        if (!Number.isNaN(at)) clocks.push({ of: name, ahead: (at - now().getTime()) / 1000 });
        return { name, error: answer.ok ? null : explain(answer.status) };
      } catch (error) {
        const { cause, message } = error as Error & { cause?: { code?: string } };
        return { name, error: cause?.code ?? message };
      }
    }),
  );
  return { found, clocks };
}

function explain(status: number): string {
  if (status === 401 || status === 403) return `the keys of the settings are not accepted (${status})`;
  return `it answers ${status}`;
}
