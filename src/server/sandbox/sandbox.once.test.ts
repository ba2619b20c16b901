import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { languages } from '#domain/language/language.ts';
import { rowsOf } from '#server/db/connection.ts';
import { sql } from '#server/db/sql.ts';
import { doneOf, newKey, startPaymentHarness } from '#server/testing/payment-harness.ts';
import { pageWords } from './page/words/page-words.ts';
import { startSandbox } from './start-sandbox.ts';

const harness = await startPaymentHarness();
const { sandbox, open } = harness;
const stripe = harness.make('stripe');
const paypal = harness.make('paypal');

const press = (url: string, action: string) =>
  fetch(url, { method: 'POST', body: new URLSearchParams({ action }), redirect: 'manual' });
/** What stands on a page between its tags. */
const read = async (answer: Response) =>
  (await answer.text()).replace(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code)));

/** The page that a button leads to. */
async function ledTo(url: string, action: string): Promise<Response> {
  const answer = await press(url, action);
  expect(answer.status).toBe(303);
  return fetch(new URL(answer.headers.get('location') ?? '', url));
}

describe('the hosted page', () => {
  beforeEach(async () => {
    await sandbox.control.deliver();
    sandbox.posts.length = 0;
  });

  test.each(languages)('says in %s that no money moves, for what and how much, without script', async (language) => {
    for (const provider of [stripe, paypal]) {
      const { url } = await open(provider, { language, orderNumber: 'P-1 <b>"&' });
      const answer = await fetch(url);
      expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
      const html = await answer.text();
      expect(html).toContain(`<html lang="${language}">`);
      expect(html).not.toMatch(/<script|<b>/);
      const text = html.replace(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code)));
      const { noMoney, pay, decline, check, leave, lose, late, twice } = pageWords[language];
      for (const said of [noMoney, pay, decline, check, leave, lose, late, twice, 'P-1 <b>"&'])
        expect(text).toContain(said);
      expect(text).toMatch(/42[.,]30/);
    }
  });

  test('leads back when it was paid, and has ended then', async () => {
    const paid = await open(stripe);
    const answer = await press(paid.url, 'pay');
    expect([answer.status, answer.headers.get('location')]).toEqual([303, 'https://shop.example/payment/return/1']);
    expect(await read(await fetch(paid.url))).toContain(pageWords.fr.ended);
    await press(paid.url, 'pay');
    expect(doneOf(await stripe.lookup(paid.payment)).reservedCents).toBe(4230);
    const { url, payment } = await open(paypal);
    const location = new URL((await press(url, 'pay')).headers.get('location') ?? '');
    expect(location.searchParams.get('token')).toBe(payment.references.page);
  });

  test('a refusal leads to the page again, which says so; leaving leads back and takes nothing', async () => {
    const { url, payment } = await open(stripe);
    expect(await read(await ledTo(url, 'decline'))).toContain(pageWords.fr.declined);
    expect((await press(url, 'leave')).headers.get('location')).toBe('https://shop.example/payment/return/1');
    expect(doneOf(await stripe.lookup(payment)).state).toBe('open');
  });

  test('a second check asks once more', async () => {
    const { url, payment } = await open(stripe);
    expect(await read(await ledTo(url, 'check'))).toContain(pageWords.fr.bankAsks);
    expect(doneOf(await stripe.lookup(payment)).state).toBe('open');
    expect((await press(url, 'confirm')).status).toBe(303);
    expect(doneOf(await stripe.lookup(payment)).state).toBe('authorised');
  });

  test.each([
    ['4242 4242 4242 4242', 'authorised', /return\/1$/],
    ['4000000000000002', 'open', /\?declined$/],
    ['4000 0025 0000 3155', 'open', /\?check$/],
  ])('the test card %s comes to %s, and is kept nowhere', async (card, state, location) => {
    const { url, payment } = await open(stripe);
    const body = new URLSearchParams({ action: 'pay', card });
    const answer = await fetch(url, { method: 'POST', body, redirect: 'manual' });
    expect(answer.headers.get('location')).toMatch(location);
    expect(doneOf(await stripe.lookup(payment)).state).toBe(state);
    const { db } = harness.connection;
    for (const table of ['objects', 'events', 'keys']) {
      const rows = rowsOf(await db.execute(sql.raw(`select * from payment_sandbox.${table}`)));
      expect(JSON.stringify(rows).replaceAll(' ', '')).not.toContain(card.replaceAll(' ', ''));
    }
  });

  test('paid with the answer lost, the shop is told by nobody, and finds out by asking', async () => {
    const { url, payment } = await open(stripe);
    expect(await read(await ledTo(url, 'lose'))).toContain(pageWords.fr.untoldMore);
    await sandbox.control.deliver();
    expect(sandbox.posts).toEqual([]);
    expect(doneOf(await stripe.lookup(payment)).state).toBe('authorised');
  });

  test('an unknown page is 404, an unknown button 400', async () => {
    expect((await fetch(`${sandbox.url}/pay/cs_test_none`)).status).toBe(404);
    const { url } = await open(stripe);
    expect((await press(url, 'steal')).status).toBe(400);
  });
});

test('it is steered from outside by JSON alone, which no page can post', async () => {
  const post = (type: string) =>
    fetch(`${sandbox.url}/control/fault`, {
      method: 'POST',
      headers: { 'content-type': type },
      body: JSON.stringify(['POST /v1/checkout/sessions', 'busy']),
    });
  expect((await post('text/plain')).status).toBe(404);
  expect((await stripe.open(harness.newPage(), newKey())).kind).toBe('done');
  expect((await post('application/json')).status).toBe(200);
  expect((await stripe.open(harness.newPage(), newKey())).kind).toBe('later');
});

describe('processes', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'panier-sandbox-'));
  afterAll(() => rmSync(dataDir, { recursive: true }));
  const start = (port: number | null = null) =>
    startSandbox({
      connection: harness.connection,
      clock: harness.now,
      shopUrl: 'http://127.0.0.1:1',
      port,
      dataDir,
    });
  const isUp = (url: string) =>
    fetch(`${url}/health`).then(
      (answer) => answer.ok,
      () => false,
    );

  test('a restart is at the same address and forgets nothing; a copy of the folder has an address of its own', async () => {
    const first = await start();
    expect(readFileSync(join(dataDir, 'payment-sandbox-port'), 'utf8')).toBe(new URL(first.url).port);
    expect(first.settings.stripe.secretKey).toBe(sandbox.settings.stripe.secretKey);
    await first.stop();
    expect(await isUp(first.url)).toBe(false);
    const restarted = await start();
    expect([restarted.url, restarted.settings]).toEqual([first.url, first.settings]);
    const copy = harness.connection.kind === 'embedded' ? await start() : null;
    if (copy) expect(copy.url).not.toBe(first.url);
    await copy?.stop();
    await restarted.stop();
  });

  test('a provider is offered where it takes payments in the currency', async () => {
    expect(sandbox.settingsFor('EUR')).toEqual(sandbox.settings);
    expect(sandbox.settingsFor('VND')).toEqual({ stripe: sandbox.settings.stripe, paypal: null });
  });

  test('a port that another program has is said, or another one is chosen', async () => {
    const other = createServer((_, response) => void response.end('{}'));
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const { port } = other.address() as AddressInfo;
    await expect(start(port)).rejects.toThrow(`PAYMENT_SANDBOX_PORT: ${port} is in use`);
    other.closeAllConnections();
    await new Promise((resolve) => other.close(resolve));
  });
});
