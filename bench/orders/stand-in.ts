import { createServer, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { parseForm, textAt } from '#server/sandbox/stripe/form.ts';

// Plays a provider of cards in a process of its own, from memory: as little work as a provider can be. It counts the time
// that its answers take, so that what is measured of the shop is without it.

const [port] = process.argv.slice(2);
type Page = { id: string; paymentId: string; shop: string; amount: number; currency: string; isPaid: boolean };
const pages = new Map<string, Page>();
let answers = 0;
let answeringMs = 0;

function sessionOf({ id, paymentId, shop, amount, currency, isPaid }: Page): object {
  const metadata = { payment_id: paymentId, shop };
  const card = { brand: 'visa', last4: '4242', exp_month: 12, exp_year: 2030 };
  const charge = { id: `ch_${id}`, object: 'charge', metadata, payment_method_details: { type: 'card', card } };
  const intent = {
    id: `pi_${id}`,
    object: 'payment_intent',
    amount,
    amount_capturable: amount,
    amount_received: 0,
    currency,
    latest_charge: charge,
    metadata,
    status: 'requires_capture',
  };
  return {
    id,
    object: 'checkout.session',
    client_reference_id: paymentId,
    currency,
    metadata,
    mode: 'payment',
    payment_intent: isPaid ? intent : null,
    status: isPaid ? 'complete' : 'open',
    url: isPaid ? null : `http://127.0.0.1:${port}/pay/${id}`,
  };
}

function answer(method: string, path: string, body: string): object {
  if (path === '/control/time') return { answers, answeringMs };
  if (path === '/v1/balance') return { object: 'balance', available: [], pending: [] };
  const [id = ''] = path.split('?')[0]?.split('/').slice(-1) ?? [];
  const page = pages.get(id);
  if (path.startsWith('/control/pay/') && page) page.isPaid = true;
  if (page) return sessionOf(page);
  if (method !== 'POST') return { error: { type: 'invalid_request_error', code: 'resource_missing' } };
  const form = parseForm(body);
  const price = ['line_items', 0, 'price_data'] as const;
  const made: Page = {
    id: `cs_test_${pages.size}`,
    paymentId: textAt(form, 'client_reference_id') ?? '',
    shop: textAt(form, 'metadata', 'shop') ?? '',
    amount: Number(textAt(form, ...price, 'unit_amount')),
    currency: textAt(form, ...price, 'currency') ?? '',
    isPaid: false,
  };
  pages.set(made.id, made);
  return sessionOf(made);
}

const server = createServer(async (request: IncomingMessage, response) => {
  const came = performance.now();
  const { method = 'GET', url = '/' } = request;
  const body = answer(method, url, await text(request));
  response.writeHead('error' in body ? 404 : 200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  if (!url.startsWith('/v1/checkout')) return;
  answers += 1;
  answeringMs += performance.now() - came;
});
process.on('disconnect', () => process.exit(0));
server.listen(Number(port), '127.0.0.1');
