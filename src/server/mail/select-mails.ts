import { z } from 'zod';
import { invariantNames } from '#domain/invariants/invariant-names.ts';
import { staffStatuses } from '#domain/order/status.ts';
import { readResults } from '#server/services/invariants/read-results.ts';
import type { MailContent } from './compose-mail.ts';
import { invoiceMailKinds, selectInvoiceMails } from './invoice/select-invoice-mails.ts';
import type { MailDeps } from './mail.ts';
import { offersMailKinds, selectOffersMails } from './offers/select-offers-mails.ts';
import { accountMailKinds, selectAccountMails } from './select-account-mails.ts';
import { selectMailOrders } from './select-mail-orders.ts';
import { messageMailKinds, selectMessageMails } from './select-message-mails.ts';
import { readShopMailbox, staffLanguage } from './shop-mailbox.ts';
import type { OrderNews } from './words/mail-words.ts';

const payloadOf = z.object({ names: z.array(z.enum(invariantNames)) });

/** The kinds of outbox entries that are mails about the shop's data. */
const checksMailKinds: readonly string[] = ['invariants-broken'];

/** What these mails say, by entry: of what was broken or could not be checked, that which still is so; null where nothing is, or nobody reads it. */
async function selectChecksMails(
  deps: MailDeps,
  entries: readonly { id: number; payload: unknown }[],
): Promise<[number, MailContent | null][]> {
  if (entries.length === 0) return [];
  const { shopName, mailbox } = await readShopMailbox(deps);
  const results = await readResults(deps.db);
  return entries.map(({ id, payload }): [number, MailContent | null] => {
    const { names } = payloadOf.parse(payload);
    const broken = results.filter(({ name, isHolding }) => isHolding !== true && names.includes(name));
    if (broken.length === 0 || !mailbox) return [id, null];
    const link = `${deps.config.publicUrl}/admin/config#checks`;
    const found = { to: mailbox, language: staffLanguage, shopName, broken, link };
    return [id, { about: 'checks', news: 'invariants-broken', found }];
  });
}

const ofOrder = z.object({ orderId: z.number() });
const reason = z.string().optional();
const changed = z.object({ orderId: z.number(), slotOnly: z.boolean().default(false), reason });
const moved = z.object({ orderId: z.number(), to: z.enum(staffStatuses), reason });

/** Of which order, what has happened to it, and why in the words of who did it. */
type NewsOfOrder = { orderId: number; news: OrderNews; reason?: string | undefined };

/** Reads the payload of each kind of outbox entry that is a mail about an order. Throws for a payload of another shape. */
const newsOf: Record<string, (payload: unknown) => NewsOfOrder> = {
  'order-confirmation': (payload) => ({ orderId: ofOrder.parse(payload).orderId, news: 'confirmed' }),
  'order-changed': (payload) => {
    const { orderId, slotOnly, reason } = changed.parse(payload);
    return { orderId, news: slotOnly ? 'slotChanged' : 'changed', reason };
  },
  'order-moved': (payload) => {
    const { orderId, to, reason } = moved.parse(payload);
    return { orderId, news: to, reason };
  },
};

/** What the law asks for is sent whatever somebody prefers: that there is a contract, what has become of it, and that it has ended. */
const owed: ReadonlySet<OrderNews> = new Set(['confirmed', 'changed', 'slotChanged', 'cancelled', 'rejected']);

/** The kinds of outbox entries that are mails. */
export const mailKinds: readonly string[] = [
  ...Object.keys(newsOf),
  ...invoiceMailKinds,
  ...accountMailKinds,
  ...messageMailKinds,
  ...checksMailKinds,
  ...offersMailKinds,
];

/** What the mails of these entries say, by entry; null where there is nothing to say or nobody to write to any more. */
export async function selectMails(
  deps: MailDeps,
  entries: readonly { id: number; kind: string; payload: unknown }[],
): Promise<Map<number, MailContent | null>> {
  const aboutOrders = entries.flatMap(({ id, kind, payload }) => {
    const news = newsOf[kind]?.(payload);
    return news ? [{ id, ...news }] : [];
  });
  const found = await selectMailOrders(deps, [...new Set(aboutOrders.map(({ orderId }) => orderId))]);
  const aboutInvoices = entries.filter(({ kind }) => invoiceMailKinds.includes(kind));
  const aboutAccounts = entries.filter(({ kind }) => accountMailKinds.includes(kind));
  const aboutMessages = entries.filter(({ kind }) => messageMailKinds.includes(kind));
  const aboutChecks = entries.filter(({ kind }) => checksMailKinds.includes(kind));
  const aboutOffers = entries.filter(({ kind }) => offersMailKinds.includes(kind));
  const ofOrders = aboutOrders.map(({ id, orderId, news, reason }): [number, MailContent | null] => {
    const order = found.get(orderId);
    return [id, order && (order.wantsNews || owed.has(news)) ? { about: 'order', news, reason, found: order } : null];
  });
  return new Map([
    ...ofOrders,
    ...(await selectInvoiceMails(deps, aboutInvoices)),
    ...(await selectAccountMails(deps, aboutAccounts)),
    ...(await selectMessageMails(deps, aboutMessages)),
    ...(await selectChecksMails(deps, aboutChecks)),
    ...(await selectOffersMails(deps, aboutOffers)),
  ]);
}
