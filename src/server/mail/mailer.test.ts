import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { expect, test } from 'vitest';
import { readConfig } from '#server/config.ts';
import type { Mail } from './mail.ts';
import { createMailer } from './mailer.ts';

const mail = {
  to: { name: 'Jean\r\nBcc: all@panier.example', address: 'jean@panier.example' },
  subject: 'Votre commande\r\nBcc: all@panier.example',
  text: 'Merci, à bientôt',
  html: '<p>Merci, à bientôt</p>',
};

async function send(env: Record<string, string>, sender?: string, more: Partial<Mail> = {}) {
  const dataDir = mkdtempSync(join(tmpdir(), 'panier-mail-'));
  const config = readConfig({ DATA_DIR: dataDir, PUBLIC_URL: 'https://shop.example', ...env });
  const mailer = createMailer(config);
  await mailer.send({ ...mail, ...more }, '7-hello', sender);
  await mailer.send({ ...mail, ...more }, '7-hello', sender);
  const folder = join(dataDir, 'outbox');
  return { files: readdirSync(folder), read: await PostalMime.parse(readFileSync(join(folder, '7-hello.eml'))) };
}

test('a mail sent twice is one file, with both parts and no header of the reader’s own making', async () => {
  const { files, read } = await send({});
  expect(files).toEqual(['7-hello.eml']);
  expect(read.text?.trim()).toBe('Merci, à bientôt');
  expect(read.html).toContain('<p>Merci, à bientôt</p>');
  expect(read.to?.map((to) => to.address)).toEqual(['jean@panier.example']);
  expect(read.bcc).toBeUndefined();
  expect(read.messageId).toBe('<7-hello@shop.example>');
});

test('the sender is MAIL_FROM, else the one of the shop, else nobody in particular', async () => {
  expect((await send({})).read.from?.address).toBe('no-reply@shop.example');
  const sender = 'Chez nous <bonjour@b.example>';
  expect((await send({}, sender)).read.from).toMatchObject({ name: 'Chez nous', address: 'bonjour@b.example' });
  expect((await send({ MAIL_FROM: 'Autre <autre@b.example>' }, sender)).read.from?.address).toBe('autre@b.example');
});

test('a code comes with the mail, as a picture that its HTML part shows', async () => {
  const { read } = await send({}, undefined, { codes: [{ cid: 'transfer-P1', text: 'BCD' }] });
  const [picture] = read.attachments;
  expect(picture).toMatchObject({ contentId: '<transfer-P1>', mimeType: 'image/png', disposition: 'inline' });
  const bytes = new Uint8Array(picture?.content as ArrayBuffer);
  expect(String.fromCharCode(...bytes.slice(1, 4))).toBe('PNG');
});

test('answers go to SHOP_EMAIL when it is set', async () => {
  expect((await send({})).read.replyTo).toBeUndefined();
  expect((await send({ SHOP_EMAIL: 'equipe@b.example' })).read.replyTo?.[0]?.address).toBe('equipe@b.example');
});
