import { z } from 'zod';
import { and, eq, isNull } from '#server/db/sql.ts';
import { accountTokens } from '#server/db/tables/account-tokens.ts';
import { customers } from '#server/db/tables/accounts.ts';
import { shop } from '#server/db/tables/shop.ts';
import { accountTokenOf } from '#server/services/session/account-token.ts';
import type { MailDeps } from '../mail.ts';
import type { MailEntry, Selected } from '../mails.ts';
import type { AccountContent, MailAccount } from './account-mail.ts';
import { meansNews } from './words/account-mail-words.ts';

const link = z.object({ tokenId: z.string() });
const ofAccount = z.object({ customerId: z.number() });
const refused = z.object({ customerId: z.number(), reason: z.string().optional() });
const sentElsewhere = z.object({ customerId: z.number(), email: z.string() });

/** The pages that links open. */
const linkPages = { 'reset-password': '/auth/reset-password/', 'verify-email': '/auth/verify-email/' } as const;
/** Of an account that staff opened: it opens the choice of a password. */
const firstPasswordPage = '/auth/forgot-password/';
const rejectPage = '/auth/reject-address/';
const forgot = '/auth/login?form=forgot';
const support = '/help-center';
const security = '/profile?tab=security';

type Read = (deps: MailDeps, payload: unknown, shopName: string) => Promise<AccountContent | null>;

/** Reads what the mail of each kind of outbox entry says; null where there is nobody to write to any more. */
const readOf: Record<string, Read> = {
  'verify-email': (deps, payload, shopName) => readLink(deps, link.parse(payload).tokenId, shopName),
  'reset-password': (deps, payload, shopName) => readLink(deps, link.parse(payload).tokenId, shopName),
  'account-opened': async (deps, payload, shopName) => {
    const content = await readLink(deps, link.parse(payload).tokenId, shopName, firstPasswordPage);
    return content && { ...content, news: 'account-opened' };
  },
  'wholesale-approved': async (deps, payload, shopName) => {
    const found = await readAccount(deps, ofAccount.parse(payload).customerId, shopName, '/products');
    return found && { news: 'wholesale-approved', found };
  },
  'wholesale-refused': async (deps, payload, shopName) => {
    const { customerId, reason } = refused.parse(payload);
    const found = await readAccount(deps, customerId, shopName, support);
    return found && { news: 'wholesale-refused', found: { ...found, ...(reason && { reason }) } };
  },
  'password-changed': async (deps, payload, shopName) => {
    const found = await readAccount(deps, ofAccount.parse(payload).customerId, shopName, forgot);
    return found && { news: 'password-changed', found };
  },
  'email-change-asked': async (deps, payload, shopName) => {
    const found = await readAccount(deps, ofAccount.parse(payload).customerId, shopName, forgot);
    return found && { news: 'email-change-asked', found };
  },
  'email-changed': async (deps, payload, shopName) => {
    const { customerId, email } = sentElsewhere.parse(payload);
    const found = await readAccount(deps, customerId, shopName, support);
    return found && { news: 'email-changed', found: { ...found, to: { ...found.to, address: email } } };
  },
  ...Object.fromEntries(meansNews.map((news): [string, Read] => [news, readMeans(news)])),
};

/** What the mails about accounts say, by entry. Throws for a payload of another shape. */
export async function selectAccountMails(deps: MailDeps, entries: readonly MailEntry[]): Selected<AccountContent> {
  const [identity] = await deps.db.select({ name: shop.name }).from(shop);
  const found: [number, AccountContent | null][] = [];
  for (const { id, kind, payload } of entries) {
    const content = await readOf[kind]?.(deps, payload, identity?.name ?? 'Panier');
    found.push([id, content ?? null]);
  }
  return found;
}

function readMeans(news: (typeof meansNews)[number]): Read {
  return async (deps, payload, shopName) => {
    const found = await readAccount(deps, ofAccount.parse(payload).customerId, shopName, security);
    return found && { news, found };
  };
}

const holder = { name: customers.name, language: customers.language };

/** The mail with the link that a token opens; its row and the secret make the token. None where it is of no use by now. */
async function readLink(
  { db, config, secret }: MailDeps,
  id: string,
  shopName: string,
  page?: string,
): Promise<AccountContent | null> {
  const [row] = await db
    .select({ ...holder, email: accountTokens.email, purpose: accountTokens.purpose })
    .from(accountTokens)
    .innerJoin(customers, eq(customers.id, accountTokens.customerId))
    .where(and(eq(accountTokens.id, id), isNull(accountTokens.usedAt)));
  if (!row) return null;
  const { name, language, email: address, purpose } = row;
  const token = accountTokenOf(secret, id);
  const link = `${config.publicUrl}${page ?? linkPages[purpose]}${token}`;
  const notMe = purpose === 'verify-email' ? { notMe: `${config.publicUrl}${rejectPage}${token}` } : {};
  return { news: purpose, found: { to: { name, address }, language, shopName, link, ...notMe } };
}

async function readAccount(
  { db, config }: MailDeps,
  id: number,
  shopName: string,
  path: string,
): Promise<MailAccount | null> {
  const [row] = await db
    .select({ ...holder, address: customers.email })
    .from(customers)
    .where(eq(customers.id, id));
  return row
    ? {
        to: { name: row.name, address: row.address },
        language: row.language,
        shopName,
        link: `${config.publicUrl}${path}`,
      }
    : null;
}
