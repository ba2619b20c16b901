import { accountMailKinds, type OutboxKind } from '#domain/outbox/outbox.ts';
import type { Mail, MailDeps } from './mail.ts';

/** An entry of the outbox that is to become a mail. */
export type MailEntry = { id: number; kind: string; payload: unknown };
/** What a mail says, by entry; null where there is nothing to say or nobody to write to any more. */
export type Selected<Content> = Promise<[number, Content | null][]>;
type Row = {
  kinds: readonly OutboxKind[];
  select?: () => Promise<(deps: MailDeps, entries: readonly MailEntry[]) => Selected<unknown>>;
  compose: () => Promise<(content: never) => Mail>;
};

/**
 * All mails by what they are about: the kinds of entries that they are made of, what reads what they say, and what composes
 * them of that. The two are loaded where they are needed: one thread reads, another composes. What has no `select` is sent
 * without an entry, or made of several.
 */
export const mails = {
  order: {
    kinds: [
      'order-confirmation',
      'order-changed',
      'order-moved',
      'substitute-asked',
      'payment-waiting',
      'payment-expired',
      'payment-released',
      'payment-needed',
      'payment-unused',
      'payment-refused',
    ],
    select: async () => (await import('./orders/select-order-mails.ts')).selectOrderMails,
    compose: async () => (await import('./orders/order-mail.ts')).orderMail,
  },
  orders: { kinds: [], compose: async () => (await import('./orders/order-mail.ts')).ordersMail },
  invoice: {
    kinds: ['order-invoice'],
    select: async () => (await import('./invoice/select-invoice-mails.ts')).selectInvoiceMails,
    compose: async () => (await import('./invoice/invoice-mail.ts')).invoiceMail,
  },
  account: {
    kinds: accountMailKinds,
    select: async () => (await import('./accounts/select-account-mails.ts')).selectAccountMails,
    compose: async () => (await import('./accounts/account-mail.ts')).accountMail,
  },
  message: {
    kinds: ['message-to-shop', 'withdrawal-received', 'message-answered'],
    select: async () => (await import('./messages/select-message-mails.ts')).selectMessageMails,
    compose: async () => (await import('./messages/message-mail.ts')).messageMail,
  },
  checks: {
    kinds: ['invariants-broken'],
    select: async () => (await import('./checks/select-checks-mails.ts')).selectChecksMails,
    compose: async () => (await import('./checks/checks-mail.ts')).checksMail,
  },
  webhook: {
    kinds: ['webhook-given-up'],
    select: async () => (await import('./webhooks/select-webhook-mails.ts')).selectWebhookMails,
    compose: async () => (await import('./webhooks/webhook-mail.ts')).webhookMail,
  },
  nightly: {
    kinds: ['nightly-import-faulty'],
    select: async () => (await import('./imports/select-nightly-mails.ts')).selectNightlyMails,
    compose: async () => (await import('./imports/nightly-mail.ts')).nightlyMail,
  },
  recall: {
    kinds: ['product-recall'],
    select: async () => (await import('./recalls/select-recall-mails.ts')).selectRecallMails,
    compose: async () => (await import('./recalls/recall-mail.ts')).recallMail,
  },
  offers: {
    kinds: ['weekly-offers'],
    select: async () => (await import('./offers/select-offers-mails.ts')).selectOffersMails,
    compose: async () => (await import('./offers/offers-mail.ts')).offersMail,
  },
  test: { kinds: [], compose: async () => (await import('./messages/test-mail.ts')).testMail },
} as const satisfies Record<string, Row>;

type ContentOf<About extends keyof typeof mails> = Parameters<Awaited<ReturnType<(typeof mails)[About]['compose']>>>[0];
/** What a mail says, as plain data that can be posted to another thread: one reads it, another composes the mail. */
export type MailContent = { [About in keyof typeof mails]: ContentOf<About> & { about: About } }[keyof typeof mails];

/** The kinds of outbox entries that are mails. */
export const mailKinds: readonly string[] = Object.values(mails).flatMap(({ kinds }) => kinds);

/** What the mails of these entries say, by entry. Throws for a payload of another shape. */
export async function selectMails(
  deps: MailDeps,
  entries: readonly MailEntry[],
): Promise<Map<number, MailContent | null>> {
  const contents = new Map<number, MailContent | null>();
  for (const [about, { kinds, select }] of Object.entries<Row>(mails)) {
    const ofKinds = entries.filter(({ kind }) => kinds.some((one) => one === kind));
    if (!select || ofKinds.length === 0) continue;
    const selected = (await (await select())(deps, ofKinds)) as [number, object | null][];
    for (const [id, content] of selected) contents.set(id, content && ({ ...content, about } as MailContent));
  }
  return contents;
}

export async function composeMail(content: MailContent): Promise<Mail> {
  const compose: (content: never) => Mail = await mails[content.about].compose();
  return compose(content as never);
}
