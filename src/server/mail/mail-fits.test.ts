import { expect, test } from 'vitest';
import { languages } from '#domain/language/language.ts';
import { accountMail } from './accounts/account-mail.ts';
import { type MailMessage, messageMail } from './messages/message-mail.ts';
import { offersMail } from './offers/offers-mail.ts';

// A phone has room for some 20 letters beside the name of a product, or beside what a label names.
const room = 20;
const to = { name: 'Ana', address: 'a@b.example' };

/** What stands on one line in cells that are not broken. */
function unbrokenLines(html: string): string[] {
  const cells = html.matchAll(/<(t[dh])[^>]*white-space:nowrap[^>]*>(.*?)<\/\1>/gs);
  return [...cells].flatMap(([, , cell = '']) => cell.split('<br>')).map((line) => line.replace(/<[^>]*>/g, ''));
}

test.each(languages)('%s: what is not broken in a mail of offers has room on a phone', (language) => {
  const offer = {
    name: 'Figues',
    slug: 'figues',
    price: 8.99,
    unit: 'KG',
    reduction: { percent: 20, priorPrice: 11.24 },
  };
  const found = {
    to,
    language,
    currency: 'EUR',
    decimals: 2,
    shopName: 'Panier',
    storeName: 'Panier',
    publicUrl: '',
    offers: [offer],
    unsubscribe: { page: '', oneClick: '' },
  };
  const { html } = offersMail({ found } as unknown as Parameters<typeof offersMail>[0]);
  const lines = unbrokenLines(html);
  expect(lines).toHaveLength(1);
  for (const line of lines) expect(line.length, line).toBeLessThanOrEqual(room);
});

test.each(languages)('%s: labels of a message stay whole, and a long word breaks', (language) => {
  const found: MailMessage = {
    to,
    from: to,
    language,
    shopName: 'Panier',
    type: 'withdrawal',
    subject: '',
    message: '',
    orderNumber: 'P1',
    items: [],
    receivedAt: new Date('2026-11-25T10:00:00Z'),
    timeZone: 'Europe/Paris',
  };
  const { html } = messageMail({ found, news: 'withdrawal-received' });
  const lines = unbrokenLines(html);
  expect(lines).toHaveLength(4);
  for (const line of lines) expect(line.length, line).toBeLessThanOrEqual(room);
  expect(html).toMatch(/<td style="padding:28px;word-break:break-word;overflow-wrap:anywhere">/);
});

test.each(languages)('%s: of a mail about an account only the link is broken within words', (language) => {
  const link = 'https://panier.example/auth/reset-password/abc';
  const { html } = accountMail({ found: { to, language, shopName: 'Panier', link }, news: 'reset-password' });
  const broken = [...html.matchAll(/word-break:break-all[^>]*>([^<]*)/g)].map(([, text]) => text);
  expect(broken).toEqual([link]);
});
