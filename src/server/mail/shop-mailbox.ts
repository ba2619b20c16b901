import { shop } from '#server/db/tables/shop.ts';
import type { Mail, MailDeps } from './mail.ts';

/** The kinds of mails that go to the shop itself. */
export const mailsToShop: ReadonlySet<string> = new Set([
  'message-to-shop',
  'invariants-broken',
  'webhook-given-up',
  'nightly-import-faulty',
]);

/** What the shop reads its mails in. */
export const staffLanguage = 'fr' as const;

/** The shop's name, and where it reads its mails; undefined where nobody has set that. */
export async function readShopMailbox({
  db,
  config,
}: Pick<MailDeps, 'db' | 'config'>): Promise<{ shopName: string; mailbox: Mail['to'] | undefined }> {
  const [identity] = await db.select({ name: shop.name, email: shop.email }).from(shop);
  const shopName = identity?.name ?? 'Panier';
  const address = config.shopEmail ?? identity?.email;
  return { shopName, mailbox: address ? { name: shopName, address } : undefined };
}
