import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { type ProviderState, readProviders } from '#contract/payments/staff-payments.ts';
import { readText, renderPart } from '#web/testing/render-part.tsx';
import { ProvidersState } from './providers-state.tsx';

const stripe: ProviderState = {
  provider: 'stripe',
  configured: true,
  reachable: true,
  mode: 'live',
  webhookUrl: 'https://shop.example/api/v1/payments/stripe/events',
  lastEventAt: null,
};

async function read(change: Partial<ProviderState>, isOn = true): Promise<string> {
  const queries = new QueryClient();
  queries.setQueryData([readProviders.name, {}], [{ ...stripe, ...change }]);
  const flags = { card: isOn, paypal: true };
  return readText(
    await renderPart(
      <QueryClientProvider client={queries}>
        <ProvidersState flags={flags} />
      </QueryClientProvider>,
    ),
  );
}

const none = { configured: false, reachable: false, mode: null };
test.each<[string, Partial<ProviderState>, boolean, string[], string[]]>([
  ['answers', {}, true, ['answers', 'Real payments.', stripe.webhookUrl, 'No event has come yet.'], ['To be set']],
  ['is silent', { reachable: false }, true, ['does not answer', 'Orders are taken'], ['To be set']],
  ['has test keys', { mode: 'test' }, true, ['Test keys: no money moves.', stripe.webhookUrl], ['Real']],
  ['is the sandbox', { mode: 'sandbox' }, true, ['Simulated by this program'], [stripe.webhookUrl]],
  [
    'has told us something',
    { lastEventAt: '2026-11-23T10:00:00Z' },
    true,
    ['Last event: 23 November 2026'],
    ['No event'],
  ],
  ['is not set up', none, false, ['not set up', 'STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET.'], ['Switched on', 'event']],
  ['is not set up though switched on', none, true, ['Switched on, but not offered', 'STRIPE_SECRET_KEY'], ['event']],
])('a provider that %s', async (_, state, isOn, expected, unsaid) => {
  const text = await read(state, isOn);
  for (const words of expected) expect(text).toContain(words);
  for (const words of unsaid) expect(text).not.toContain(words);
});
