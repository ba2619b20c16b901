import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { beforeEach, describe, expect, test } from 'vitest';
import { rowsOf } from '#server/db/connection.ts';
import { sql } from '#server/db/sql.ts';
import { doneOf, newKey, startPaymentHarness } from '#server/testing/payment-harness.ts';
import type { ProviderEvent } from './provider.ts';

// What every provider passes, over the sandbox by HTTP; a third one is a line here (docs/payment-providers.md).
const harness = await startPaymentHarness();
const { sandbox, open, settle, reserve, capture } = harness;
const { control } = sandbox;

describe.each([
  { name: 'stripe', opening: 'POST /v1/checkout/sessions', pages: 'session', offDays: 7 },
  { name: 'paypal', opening: 'POST /v2/checkout/orders', pages: 'order', offDays: 29 },
] as const)('$name', ({ name, opening, pages, offDays }) => {
  const provider = harness.make(name);
  const countPages = async () => {
    const found = await harness.connection.db.execute(
      sql`select count(*)::int as count from payment_sandbox.objects where kind = ${pages}`,
    );
    return rowsOf<{ count: number }>(found)[0]?.count ?? 0;
  };
  beforeEach(async () => {
    await control.deliver();
    sandbox.posts.length = 0;
  });

  test('a page is open until it is paid, then the sum stands reserved for our payment', async () => {
    const { url, payment } = await open(provider);
    expect(url.startsWith(sandbox.url)).toBe(true);
    expect(doneOf(await provider.lookup(payment))).toMatchObject({ state: 'open', reservedCents: 0 });
    await control.act(url, 'pay');
    expect(await settle(provider, payment)).toMatchObject({
      state: 'authorised',
      paymentId: payment.id,
      currency: 'EUR',
      reservedCents: 4230,
      capturedCents: 0,
      refunds: [],
      reservedUntil: new Date(harness.now().getTime() + offDays * 86_400_000),
      declined: null,
      dispute: null,
    });
  });

  test('a page that was left or refused on stays open, and can be paid', async () => {
    const { url, payment } = await open(provider);
    await control.act(url, 'decline');
    await control.act(url, 'leave');
    expect(doneOf(await provider.lookup(payment)).state).toBe('open');
    await control.act(url, 'confirm');
    expect((await settle(provider, payment)).state).toBe('authorised');
  });

  test('what is cancelled is closed, page or reservation, however often', async () => {
    const { payment } = await open(provider);
    expect(doneOf(await provider.cancel(payment, newKey())).state).toBe('closed');
    expect(doneOf(await provider.cancel(payment, newKey())).state).toBe('closed');
    const reserved = await reserve(provider);
    expect(doneOf(await provider.cancel(reserved, newKey()))).toMatchObject({ state: 'closed', reservedCents: 0 });
    expect(doneOf(await provider.cancel(reserved, newKey())).state).toBe('closed');
    expect(doneOf(await provider.lookup(reserved))).toMatchObject({ state: 'closed', capturedCents: 0 });
  });

  test('ending a page that was paid meanwhile says so, and releases nothing', async () => {
    const { url, payment } = await open(provider);
    await control.act(url, 'pay');
    await settle(provider, payment);
    expect(doneOf(await provider.cancel(payment, newKey())).state).toBe('authorised');
  });

  test('a part is taken, once, and the rest is released', async () => {
    const reserved = await reserve(provider);
    expect(await provider.capture(reserved, 4231, true, newKey())).toMatchObject({ kind: 'refused' });
    const taken = { state: 'captured', reservedCents: 4230, capturedCents: 3999, paymentId: reserved.id };
    expect(doneOf(await provider.capture(reserved, 3999, true, newKey()))).toMatchObject(taken);
    expect(await provider.capture(reserved, 1, true, newKey())).toMatchObject({ kind: 'refused' });
    expect(doneOf(await provider.lookup(reserved))).toMatchObject(taken);
    expect(doneOf(await provider.cancel(reserved, newKey())).state).toBe('captured');
  });

  test('money goes back in parts, and no more than was taken', async () => {
    const paid = await capture(provider, await reserve(provider), 3000);
    expect(doneOf(await provider.refund(paid, 1000, newKey()))).toMatchObject({ amountCents: 1000, state: 'done' });
    expect(await provider.refund(paid, 2001, newKey())).toMatchObject({ kind: 'refused' });
    const last = doneOf(await provider.refund(paid, 2000, newKey()));
    const standing = doneOf(await provider.lookup(paid));
    expect(standing).toMatchObject({ state: 'captured', capturedCents: 3000 });
    expect(standing.refunds.map((each) => each.amountCents)).toEqual([1000, 2000]);
    expect(await provider.refund(paid, 1, newKey())).toMatchObject({ kind: 'refused' });
    await control.failRefund(last.reference);
    expect(doneOf(await provider.lookup(paid)).refunds.map((each) => each.state)).toEqual(['done', 'failed']);
    expect(doneOf(await provider.refund(paid, 2000, newKey())).state).toBe('done');
  });

  test('money that waits for the bank is pending until it has gone back or has failed, and an event says so', async () => {
    const paid = await capture(provider, await reserve(provider), 3000);
    await control.holdRefunds((name === 'stripe' ? paid.references.reservation : paid.references.capture) ?? '');
    const [first, second] = [
      doneOf(await provider.refund(paid, 1000, newKey())),
      doneOf(await provider.refund(paid, 500, newKey())),
    ];
    const statesNow = async () => doneOf(await provider.lookup(paid)).refunds.map(({ state }) => state);
    expect([first.state, ...(await statesNow())]).toEqual(['pending', 'pending', 'pending']);
    await control.deliver();
    sandbox.posts.length = 0;
    await control.completeRefund(first.reference);
    await control.failRefund(second.reference);
    expect(await statesNow()).toEqual(['done', 'failed']);
    await control.deliver();
    const read = sandbox.posts.map(({ bytes, headers }) => provider.readEvent(bytes, headers, harness.now()));
    const events = (await Promise.all(read)) as ProviderEvent[];
    expect(events).toMatchObject([{ paymentId: paid.id }, { paymentId: paid.id }]);
    const told = {
      stripe: ['refund.updated', 'refund.failed'],
      paypal: ['PAYMENT.CAPTURE.REFUNDED', 'PAYMENT.REFUND.FAILED'],
    };
    // In any order: events say that something happened, not when.
    expect(events.map(({ type }) => type).toSorted()).toEqual(told[name].toSorted());
  });

  test('a refund that broke though it was made is found, by its key where the provider says it', async () => {
    const [paid, key] = [await capture(provider, await reserve(provider), 3000), newKey()];
    await control.fault('/refund', 'failDone');
    expect((await provider.refund(paid, 1000, key)).kind).toBe('failed');
    expect((await provider.refund(paid, 1000, key)).kind).toBe('failed');
    expect(doneOf(await provider.lookup(paid)).refunds).toMatchObject([
      { amountCents: 1000, state: 'done', key: name === 'stripe' ? key : null },
    ]);
  });

  test('thirty at once with one key make one', async () => {
    const [page, key, before] = [harness.newPage(), newKey(), await countPages()];
    const made = await Promise.all(Array.from({ length: 30 }, () => provider.open(page, key)));
    const answers = made.filter((each) => each.kind !== 'later').map(doneOf);
    expect(new Set(answers.map((each) => each.references.page)).size).toBe(1);
    expect(await countPages()).toBe(before + 1);
    expect(doneOf(await provider.open(page, key)).references.page).toBe(answers[0]?.references.page);
  });

  test('a key that was used for something else is refused', async () => {
    const [page, key] = [harness.newPage(), newKey()];
    doneOf(await provider.open(page, key));
    expect(await provider.open({ ...page, amountCents: 9999 }, key)).toMatchObject({ kind: 'refused' });
  });

  test('a failure stays under its key, and another key works', async () => {
    const [page, key, before] = [harness.newPage(), newKey(), await countPages()];
    await control.fault(opening, 'fail');
    expect((await provider.open(page, key)).kind).toBe('failed');
    expect((await provider.open(page, key)).kind).toBe('failed');
    expect(await countPages()).toBe(before);
    expect((await provider.open(page, newKey())).kind).toBe('done');
  });

  test('what is refused for its form is not kept under its key', async () => {
    const [page, key] = [harness.newPage(), newKey()];
    expect(await provider.open({ ...page, currency: 'XXX' }, key)).toMatchObject({ kind: 'refused' });
    expect((await provider.open(page, key)).kind).toBe('done');
  });

  test.each(['timeout', 'lost', 'cut'] as const)('%s is unknown, and the same key finds out', async (fault) => {
    const [page, key, before] = [harness.newPage(), newKey(), await countPages()];
    await control.fault(opening, fault);
    const hasty = harness.make(name, fault === 'timeout' ? 1 : 30);
    expect((await hasty.open(page, key)).kind).toBe('unknown');
    const made = doneOf(await provider.open(page, key));
    expect(doneOf(await provider.open(page, key)).references.page).toBe(made.references.page);
    expect(await countPages()).toBe(before + 1);
  });

  test('too many calls: later', async () => {
    await control.fault(opening, 'busy');
    expect((await provider.open(harness.newPage(), newKey())).kind).toBe('later');
  });

  test('a capture whose answer was lost is made once', async () => {
    const [reserved, key] = [await reserve(provider), newKey()];
    await control.fault('/capture', 'lost');
    expect((await provider.capture(reserved, 1000, true, key)).kind).toBe('unknown');
    expect(doneOf(await provider.capture(reserved, 1000, true, key)).capturedCents).toBe(1000);
  });

  test('an outcome says nothing that is secret', async () => {
    await control.fault(opening, 'fail');
    const outcomes = [
      await provider.open(harness.newPage(), newKey()),
      await provider.capture(await reserve(provider), 9_999_999, true, newKey()),
    ];
    for (const secret of Object.values(sandbox.settings[name]))
      expect(JSON.stringify(outcomes)).not.toContain(String(secret));
  });

  test('events are signed, name our payment, and are told until they are taken, once more where asked', async () => {
    sandbox.answerWith(503);
    const { url, payment } = await open(provider);
    await control.act(url, 'twice');
    await settle(provider, payment);
    await control.deliver();
    expect(sandbox.posts.length).toBeGreaterThan(1);
    sandbox.answerWith(200);
    sandbox.posts.length = 0;
    await control.deliver();
    const posts = [...sandbox.posts];
    await control.deliver();
    expect(sandbox.posts.length).toBe(posts.length);
    const now = harness.now();
    const read = await Promise.all(posts.map(({ bytes, headers }) => provider.readEvent(bytes, headers, now)));
    const events = read as ProviderEvent[];
    for (const event of events) expect(event).toMatchObject({ paymentId: payment.id, at: now });
    expect(new Set(events.map((each) => each.id)).size).toBeLessThan(events.length);
    expect(events.flatMap((each) => each.about)).toContain(payment.references.page);
  });

  test('an event that is forged, or that is none, is not believed', async () => {
    const { url } = await open(provider);
    await control.act(url, 'pay');
    const body = (await control.events()).filter((each) => each.provider === name).at(-1)?.body ?? '';
    const now = harness.now();
    const headers = control.sign(name, body, now);
    const read = (text: string, given: Record<string, string> = headers) =>
      provider.readEvent(Buffer.from(text), given, now);
    expect(await read(body)).toMatchObject({ id: JSON.parse(body).id });
    expect(await read(body.replace(/42\.?30/, '1'))).toBe('unsigned');
    expect(await read(body.replace('{', '{ '))).toBe('unsigned');
    expect(await read(body, {})).toBe('unsigned');
    expect(await read('no JSON', control.sign(name, 'no JSON', now))).toBe('malformed');
  });

  test('a reservation that has lapsed, and a page whose time is over, are closed', async () => {
    const reserved = await reserve(provider);
    const { payment } = await open(provider);
    harness.later(30);
    expect(doneOf(await provider.lookup(reserved))).toMatchObject({ state: 'closed', reservedCents: 0 });
    expect(doneOf(await provider.lookup(payment)).state).toBe('closed');
    expect(await provider.capture(reserved, 100, true, newKey())).toMatchObject({ kind: 'refused' });
  });

  test('a dispute is seen, and how it ends', async () => {
    const paid = await capture(provider, await reserve(provider), 4230);
    const about = (name === 'stripe' ? paid.references.reservation : paid.references.capture) ?? '';
    await control.dispute(about, 'open');
    expect(doneOf(await provider.lookup(paid)).dispute).toEqual({ state: 'open', amountCents: 4230 });
    await control.dispute(about, 'lost');
    expect(doneOf(await provider.lookup(paid)).dispute).toEqual({ state: 'lost', amountCents: 4230 });
  });

  test('the books of a day hold what was taken and sent back on it', async () => {
    harness.later(2);
    const paid = await capture(provider, await reserve(provider), 2500);
    const sent = doneOf(await provider.refund(paid, 700, newKey()));
    const day = harness.now().toISOString().slice(0, 10);
    const { entries } = doneOf(await provider.listBooks(day));
    const common = { paymentId: paid.id, currency: 'EUR', at: harness.now() };
    expect(entries.filter((each) => each.paymentId === paid.id).sort((a, b) => b.amountCents - a.amountCents)).toEqual([
      { ...common, kind: 'capture', reference: paid.references.capture, amountCents: 2500 },
      { ...common, kind: 'refund', reference: sent.reference, amountCents: 700 },
    ]);
    expect(doneOf(await provider.listBooks('2026-01-01')).entries).toEqual([]);
  });

  test('the books of a day are read to their last page', async () => {
    await harness.connection.db.execute(sql`
      insert into payment_sandbox.objects (id, kind, created, data)
      select ${name} || n, case when ${name} = 'stripe' then 'balance_transaction' else 'capture' end,
        '2026-10-05T12:00:00Z', jsonb_build_object('id', ${name} || n, 'type', 'charge', 'source', 'ch_' || n,
          'created', extract(epoch from timestamptz '2026-10-05T12:00:00Z')::bigint, 'currency', 'eur',
          'amount', case when ${name} = 'stripe' then to_jsonb(100)
            else jsonb_build_object('currency_code', 'EUR', 'value', '1.00') end)
      from generate_series(1, 1001) as n`);
    const { entries, complete } = doneOf(await provider.listBooks('2026-10-05'));
    expect(new Set(entries.map((each) => each.reference)).size).toBe(1001);
    expect([complete, entries.every((each) => each.amountCents === 100)]).toEqual([true, true]);
    expect(doneOf(await provider.listBooks('2026-10-04')).entries).toEqual([]);
  });

  test.each([
    ['a page of a proxy', 502, '<html>'],
    ['a page in place of an answer', 200, '<html>'],
    ['an empty answer', 200, '{}'],
  ])('%s is no answer, and nothing is thrown', async (_, status, body) => {
    const server = createServer((_request, response) => {
      response.writeHead(status, { 'content-type': 'text/html' }).end(body);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const apiUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const odd = harness.make(name, 30, 'shop', apiUrl);
    const kinds = [(await odd.open(harness.newPage(), newKey())).kind, (await odd.listBooks('2026-11-20')).kind];
    expect(kinds.every((kind) => kind === 'unknown' || (status === 502 && kind === 'failed'))).toBe(true);
    expect(await odd.ping()).toBe(name === 'stripe' && body === '{}');
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });

  test('it answers, or not', async () => {
    expect(await provider.ping()).toBe(true);
    expect(provider.mode).toBe('sandbox');
    await control.fault('/v1/', 'cut');
    expect(await provider.ping()).toBe(false);
  });
});
