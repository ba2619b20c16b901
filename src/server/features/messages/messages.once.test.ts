import { beforeEach, describe, expect, test } from 'vitest';
import { rateLimits } from '#server/db/tables/accounts.ts';
import { contactMessages } from '#server/db/tables/messages.ts';
import { deleteExpired } from '#server/jobs/delete-expired.ts';
import { makeCustomer, makeSignedIn, makeStaff, signIn } from '#server/testing/accounts.ts';
import { deliverMails } from '#server/testing/mails.ts';
import { bearer, makeOrderShop } from '#server/testing/order-shop.ts';
import { startSharedApp } from '#server/testing/shared-app.ts';

const now = new Date('2026-11-23T10:00:00Z');
const t = await startSharedApp({ now, env: { SHOP_EMAIL: 'bonjour@magasin.example' } });
await makeOrderShop(t);
const { customer, token } = await makeStaff(t, ['CAN_MANAGE_CUSTOMERS']);
const staff = bearer(token);
const staffName = customer.name;
beforeEach(async () => {
  await t.db.delete(rateLimits);
  await t.db.delete(contactMessages);
});

const message = {
  from_name: 'Jean-Pierre O’Brien',
  from_email: 'jp@mail.example',
  type: 'contact_form',
  subject: 'Du pain sans gluten',
  message: 'Bonjour,\n\nen aurez-vous <b>samedi</b>\u202f? Merci & à bientôt.',
};
const send = (more: Record<string, unknown> = {}, headers = {}) =>
  t.call('POST', '/messenger/send', { ...message, ...more }, headers);
const withdrawal = { order_number: 'P-2026-ABC', from_name: 'Ana Moreau', from_email: 'ana@mail.example' };
const withdraw = (more: Record<string, unknown> = {}, headers = {}) =>
  t.call('POST', '/order/withdrawal', { ...withdrawal, ...more }, headers);
const listed = async (query = '') => (await t.call('GET', `/messenger/messages${query}`, undefined, staff)).body.data;

describe('a message of the contact form', () => {
  test('is kept for the staff and mailed to the shop, where an answer goes to its sender', async () => {
    const { customer, token } = await makeSignedIn(t);
    const { status, body } = await send({ client_id: t.deps.config.clientId }, bearer(token));
    expect([status, body.data]).toEqual([200, null]);
    const { items, total } = await listed();
    expect(total).toBe(1);
    expect(items[0]).toMatchObject({
      type: 'contact_form',
      fromName: message.from_name,
      fromEmail: message.from_email,
      subject: message.subject,
      message: message.message,
      customerId: customer.id,
      createdAt: now.toISOString(),
    });
    const [mail, ...others] = await deliverMails(t);
    expect(others).toEqual([]);
    expect(mail?.to?.[0]?.address).toBe('bonjour@magasin.example');
    expect(mail?.replyTo?.[0]).toMatchObject({ address: message.from_email, name: message.from_name });
    expect(mail?.subject).toContain(message.subject);
    expect(mail?.text).toContain(message.message);
    expect(mail?.html).toContain('&lt;b&gt;samedi&lt;/b&gt;');
    expect(mail?.html).not.toContain('<b>');
  });

  test('reaches the shop once, though it was sent twice with one key', async () => {
    for (let i = 0; i < 2; i++) expect((await send({}, { 'idempotency-key': 'once' })).status).toBe(200);
    expect((await listed()).total).toBe(1);
    expect(await deliverMails(t)).toHaveLength(1);
  });

  test.each([
    [{ from_name: 'J' }, 'from_name', 'contact.nameTooShort'],
    [{ from_name: undefined }, 'from_name', 'validation.required'],
    [{ from_name: 'a'.repeat(51) }, 'from_name', 'contact.nameTooLong'],
    [{ from_name: 'Jean 2' }, 'from_name', 'contact.nameLetters'],
    [{ from_name: 'www.gain.example' }, 'from_name', 'validation.link'],
    [{ subject: 'Gagnez sur http://gain.example' }, 'subject', 'validation.link'],
    [{ from_email: '' }, 'from_email', 'contact.emailRequired'],
    [{ from_email: 'jp@' }, 'from_email', 'validation.email'],
    [{ from_email: 'a@b.example\r\nBcc: c@d.example' }, 'from_email', 'validation.invalid'],
    [{ subject: 'Pain' }, 'subject', 'contact.subjectTooShort'],
    [{ subject: 'a'.repeat(101) }, 'subject', 'contact.subjectTooLong'],
    [{ subject: 'Bonjour\r\nBcc: c@d.example' }, 'subject', 'validation.invalid'],
    [{ message: ' a   b  ' }, 'message', 'contact.messageTooShort'],
    [{ message: 'a'.repeat(1001) }, 'message', 'contact.messageTooLong'],
    [{ message: 'a\u0000'.repeat(10) }, 'message', 'validation.invalid'],
    [{ type: 'withdrawal' }, 'type', 'validation.invalid'],
  ])('with %j is refused on %s: %s', async (more, field, key) => {
    const { status, body } = await send(more);
    expect([status, Object.keys(body.data.errors), body.data.errors[field]?.[0]?.message]).toEqual([422, [field], key]);
    expect(await t.db.$count(contactMessages)).toBe(0);
  });

  test('has a name whose dashes, spaces and apostrophes are folded, and says which sign a name may not have', async () => {
    const folded = { from_name: 'Dr.\u00a0Jean\u2011Pierre –\u2009O’Gal‧la' };
    expect((await send(folded)).status).toBe(200);
    expect((await listed()).items[0].fromName).toBe('Dr. Jean-Pierre - O’Gal·la');
    const { body } = await send({ from_name: 'Ana+Bao' });
    expect(body.data.errors.from_name).toEqual([{ message: 'contact.nameLetters', parameters: { sign: '+' } }]);
  });

  test.each([
    [{ from_name: 'Jo', subject: 'a'.repeat(5), message: 'a'.repeat(10) }],
    [{ from_name: 'a'.repeat(50), subject: 'a'.repeat(100), message: 'a'.repeat(1000) }],
  ])('is taken at the ends of its lengths', async (more) => {
    expect((await send(more)).status).toBe(200);
  });

  test('of another program is refused', async () => {
    expect((await send({ client_id: 'other' })).body.code).toBe('unknownClient');
  });

  test('is taken five times an hour from one network', async () => {
    for (let i = 0; i < 5; i++) expect((await send()).status).toBe(200);
    const { status, headers } = await send();
    expect([status, Number(headers['retry-after'])]).toEqual([429, 3600]);
    t.wait(3600);
    expect((await send()).status).toBe(200);
    t.setNow(now);
  });
});

describe('a withdrawal', () => {
  test('is kept, mailed to the shop and confirmed to whoever declared it, with the time it came', async () => {
    const items = ['Poêle <24 cm>', 'Assiette'];
    expect((await withdraw({ items }, { 'accept-language': 'en' })).status).toBe(200);
    const expected = { type: 'withdrawal', orderNumber: 'P-2026-ABC', message: items.join('\n') };
    expect((await listed('?type=withdrawal')).items[0]).toMatchObject(expected);
    const mails = await deliverMails(t);
    expect(mails.map(({ to }) => to?.[0]?.address)).toEqual(['bonjour@magasin.example', 'ana@mail.example']);
    for (const said of ['P-2026-ABC', 'Ana Moreau', 'Poêle <24 cm>, Assiette', '23 November 2026 at 11:00'])
      expect(mails[1]?.text).toContain(said);
    expect(mails[1]?.html).toContain('Poêle &lt;24 cm&gt;');
    expect(mails[0]?.replyTo?.[0]?.address).toBe('ana@mail.example');
  });

  test.each(['fr', 'en', 'vi'])('is confirmed in %s', async (language) => {
    await withdraw({}, { 'accept-language': language });
    const [, receipt] = await deliverMails(t);
    const heading = { fr: 'Votre rétractation', en: 'Your withdrawal', vi: 'Đã nhận tuyên bố' }[language];
    expect(receipt?.subject).toContain(heading);
    expect(receipt?.html).toContain(`<html lang="${language}">`);
  });

  test('gets the same answer for an order that there is and one that there is not, though guests may not order', async () => {
    const { body } = await withdraw({ order_number: 'nothing' });
    expect(body).toEqual((await withdraw()).body);
  });

  test('needs its three fields, and nothing else', async () => {
    const { status, body } = await t.call('POST', '/order/withdrawal', {});
    expect([status, Object.keys(body.data.errors).sort()]).toEqual([422, ['from_email', 'from_name', 'order_number']]);
  });

  test('is confirmed to one address ten times an hour, from wherever it comes', async () => {
    for (let i = 0; i < 10; i++) expect((await withdraw()).status).toBe(200);
    expect((await withdraw({ from_email: 'ANA@mail.example' })).status).toBe(429);
    expect((await withdraw({ from_email: 'bob@mail.example' })).status).toBe(200);
  });
});

describe('the list for the staff', () => {
  test('is paged, the newest first, and searched', async () => {
    for (const subject of ['Première', 'Deuxième 100 %', 'Troisième']) {
      await send({ subject });
      t.wait(1);
    }
    t.setNow(now);
    const subjects = async (query: string) =>
      (await listed(query)).items.map((one: { subject: string }) => one.subject);
    expect(await subjects('?per_page=2')).toEqual(['Troisième', 'Deuxième 100 %']);
    expect(await subjects('?per_page=2&page=2')).toEqual(['Première']);
    expect(await subjects('?search=deux')).toEqual(['Deuxième 100 %']);
    expect(await subjects('?search=%25')).toEqual(['Deuxième 100 %']);
    expect(await subjects('?search=jp%40mail')).toHaveLength(3);
    expect(await listed('?type=withdrawal')).toMatchObject({ items: [], total: 0, perPage: 10 });
  });
});

describe('an answer', () => {
  const answer = (id: number, sent: object, headers = {}) =>
    t.call('POST', `/messenger/messages/${id}/answer`, sent, { ...staff, ...headers });
  const first = async () => (await listed()).items[0];
  const text = 'Bonjour,\noui, <b>dès samedi</b>.\n\nÀ bientôt';

  test('is kept with who and when, mailed to the sender in their language, and answered to the shop', async () => {
    await send({}, { 'accept-language': 'vi' });
    await deliverMails(t);
    t.wait(60);
    const { id, handledAt, answers } = await first();
    expect([handledAt, answers]).toEqual([null, []]);
    const { status, body } = await answer(id, { text });
    const at = new Date(now.getTime() + 60_000).toISOString();
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ id, version: 2, language: 'vi', handledAt: at, handledBy: staffName });
    expect(body.data.answers).toEqual([{ id: expect.any(Number), at, by: staffName, text }]);
    expect(await first()).toEqual(body.data);
    const [mail, ...others] = await deliverMails(t);
    t.setNow(now);
    expect(others).toEqual([]);
    expect(mail?.to?.[0]).toMatchObject({ address: message.from_email, name: message.from_name });
    expect(mail?.replyTo?.[0]?.address).toBe('bonjour@magasin.example');
    expect(mail?.subject).toBe(`Re: ${message.subject}`);
    expect(mail?.text).toContain(text);
    expect(mail?.text).toContain('> Bonjour,');
    expect(mail?.html).toContain('<html lang="vi">');
    expect(mail?.html).toContain('&lt;b&gt;dès samedi&lt;/b&gt;');
    expect(mail?.html).not.toContain('<b>');
  });

  test.each([
    ['fr', 'Réponse à votre message'],
    ['en', 'Our answer to your message'],
  ])('says in %s what it is', async (language, heading) => {
    await withdraw({ items: ['Poêle'] }, { 'accept-language': language });
    await deliverMails(t);
    await answer((await first()).id, { text });
    const [mail] = await deliverMails(t);
    expect(mail?.html).toContain(heading);
    expect(mail?.subject).toMatch(/^Re: .*P-2026-ABC$/);
  });

  test('is mailed once for one key, twice when it is given twice', async () => {
    await send();
    await deliverMails(t);
    const { id } = await first();
    for (let i = 0; i < 2; i++) await answer(id, { text }, { 'idempotency-key': 'answer' });
    await answer(id, { text: 'Encore une chose.' });
    expect((await first()).answers).toHaveLength(2);
    expect(await deliverMails(t)).toHaveLength(2);
  });

  test('to what a colleague has answered meanwhile is refused, with that', async () => {
    await send();
    const { id, version } = await first();
    await answer(id, { text, version });
    const late = await answer(id, { text: 'Non.', version });
    expect([late.status, late.body.code, late.body.data.answers.length]).toEqual([409, 'conflict', 1]);
  });

  test.each([
    [{}, 'validation.required'],
    [{ text: ' \n ' }, 'validation.required'],
    [{ text: 'a'.repeat(5001) }, 'validation.tooLong'],
    [{ text: 'a\u0000' }, 'validation.invalid'],
    [{ text: 5 }, 'validation.type'],
  ])('%j is none', async (sent, key) => {
    await send();
    const { status, body } = await answer((await first()).id, sent);
    expect([status, body.data.errors.text?.[0]?.message]).toEqual([422, key]);
    expect((await first()).answers).toEqual([]);
  });

  test('to nothing is 404, and is not mailed once the message is gone', async () => {
    expect((await answer(999_999, { text })).status).toBe(404);
    await send();
    await deliverMails(t);
    await answer((await first()).id, { text });
    await t.db.delete(contactMessages);
    expect(await deliverMails(t)).toEqual([]);
  });
});

test('a message is said to need nothing more, and to need it again', async () => {
  await withdraw();
  const [{ id }] = (await listed()).items;
  const handle = (changes: object) => t.call('PUT', `/messenger/messages/${id}`, changes, staff);
  const done = await handle({ handled: true, version: 1 });
  expect(done.body.data).toMatchObject({ handledAt: now.toISOString(), handledBy: staffName, version: 2, answers: [] });
  expect((await handle({ handled: false, version: 1 })).status).toBe(409);
  expect((await handle({})).status).toBe(422);
  for (const [query, total] of [
    ['handled=true', 1],
    ['handled=false', 0],
    ['answered=true', 0],
    ['answered=false', 1],
    ['search=P-2026', 1],
  ])
    expect([query, (await listed(`?${query}`)).total]).toEqual([query, total]);
  expect((await handle({ handled: false })).body.data).toMatchObject({ handledAt: null, handledBy: null });
  expect((await t.call('GET', `/messenger/messages/${id}`, undefined, staff)).body.data.version).toBe(3);
});

test('kept for three years', async () => {
  await send();
  const years = (days: number) => new Date(now.getTime() + days * 86_400_000);
  await deleteExpired(t.deps, years(3 * 365 - 1));
  expect(await t.db.$count(contactMessages)).toBe(1);
  await deleteExpired(t.deps, years(3 * 365 + 1));
  expect(await t.db.$count(contactMessages)).toBe(0);
});

test('erased with the account: what was written signed in, and before with the address that was proved', async () => {
  const email = 'ecrit@mail.example';
  const customer = await makeCustomer(t.db, { email, emailVerifiedAt: now });
  const { token } = await signIn(t, customer);
  await send({ from_email: 'autre@mail.example', subject: 'Signed in' }, bearer(token));
  await send({ from_email: email.toUpperCase(), subject: 'As a guest' });
  await send({ from_email: 'else@mail.example', subject: 'Somebody else' });
  const exported = await t.call('GET', '/customer-profiles/me/export', undefined, bearer(token));
  expect(exported.body.messages).toHaveLength(2);
  expect((await t.call('DELETE', '/customer-profiles/me', undefined, bearer(token))).status).toBe(200);
  const left = await t.db.select({ subject: contactMessages.subject }).from(contactMessages);
  expect(left).toEqual([{ subject: 'Somebody else' }]);
  // Nor is a mail written about what is gone.
  expect((await deliverMails(t)).map(({ subject }) => subject)).toEqual(['Message\u202f: Somebody else']);
});
