import { isDeepStrictEqual } from 'node:util';
import { isValidBIC, isValidIBAN } from 'ibantools';
import type { ParsedOf } from '#contract/endpoint.ts';
import { invalidFields, Refusal } from '#contract/errors.ts';
import type { StaffShop, writeShop } from '#contract/shop/shop.ts';
import { type SocialLinks, socialNetworks } from '#domain/pages/social-link.ts';
import { type BankAccount, needsBic } from '#domain/transfer/bank-account.ts';
import type { Config } from '#server/config.ts';
import type { Db } from '#server/db/connection.ts';
import { eq } from '#server/db/sql.ts';
import { pictures } from '#server/db/tables/catalogue.ts';
import { shop, unnamedShop } from '#server/db/tables/shop.ts';
import type { Write } from '#server/db/transact.ts';
import type { Audit } from '#server/services/audit/record-audit.ts';
import { pictureIdOf, pictureUrl } from '#server/services/product/picture-url.ts';
import type { Identity } from '#server/services/session/identity.ts';
import { readShopZone } from '#server/services/shop/shop-stores.ts';
import { type Deployment, toStaffShop } from './shop-query.ts';

/**
 * Writes what staff have sent over the identity of the shop, with who did and when. What changes nothing makes no version.
 * Throws `conflict`, with the fresh shop, where `version` is not the one that stands, and `invalid` for a
 * logo that the shop has no picture of, a bank account that is none, a founding that is still to come, or weights above what
 * is reserved for them.
 */
export async function changeShop(
  { tx, announce, now, who, audit }: Write & { now: Date; who: Identity; audit: Audit },
  { version, socialLinks, logo, iban, bic, account_holder, ...sent }: ParsedOf<typeof writeShop>,
  deployment: Deployment & Pick<Config, 'publicUrl'>,
): Promise<StaffShop> {
  // A shop that nobody has named yet has no row; two that name it at once wait for each other here.
  await tx
    .insert(shop)
    .values({ ...unnamedShop, mailSender: '' })
    .onConflictDoNothing();
  const [before] = await tx.select().from(shop).for('update');
  if (!before) throw new Error('The row of the shop is gone');
  const timeZone = await readShopZone(tx);
  if (version !== undefined && version !== before.version)
    throw new Refusal('conflict', { data: toStaffShop(before, deployment, timeZone) });
  if (sent.foundedIn && sent.foundedIn > now.getUTCFullYear()) throw invalidFields({ foundedIn: 'validation.number' });
  requireReserved(before, sent);
  const fields = Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== undefined));
  const mark = logo === undefined ? before.logo : logo && (await servedAt(tx, logo, deployment.publicUrl));
  const account = accountAfter(before, { iban, bic, account_holder });
  const facts = { ...fields, ...account, logo: mark, socialLinks: linksAfter(before.socialLinks, socialLinks) };
  const after = { ...before, ...facts };
  await audit({ thing: 'shop', id: 1, label: after.name, before, after });
  if (isDeepStrictEqual(after, before)) return toStaffShop(before, deployment, timeZone);
  const noted = { version: before.version + 1, changedAt: now, changedBy: who.customerId };
  await tx.update(shop).set({ ...facts, ...noted });
  // Pages and texts name the shop.
  announce('stores');
  announce('texts');
  return toStaffShop({ ...after, ...noted }, deployment, timeZone);
}

type Weighed = { weighedOverPercent: number; weighedMarginPercent: number };
type SentWeighed = { [K in keyof Weighed]: Weighed[K] | undefined };

/** Throws `invalid`, at the field that was sent, where more might be picked than is reserved for what is weighed. */
function requireReserved(before: Weighed, sent: SentWeighed): void {
  const over = sent.weighedOverPercent ?? before.weighedOverPercent;
  const margin = sent.weighedMarginPercent ?? before.weighedMarginPercent;
  if (over <= margin) return;
  const field = sent.weighedOverPercent === undefined ? 'weighedMarginPercent' : 'weighedOverPercent';
  throw invalidFields({ [field]: 'shop.overMargin' }, { over, margin });
}

/** The address that the shop serves a picture at. */
async function servedAt(tx: Db, named: string, publicUrl: string): Promise<string> {
  const id = pictureIdOf(named, publicUrl);
  if ((await tx.$count(pictures, eq(pictures.id, id))) === 0) throw invalidFields({ logo: 'validation.picture' });
  return pictureUrl(id, 160);
}

/** The links with those that were sent; one sent as null is dropped. */
function linksAfter(before: SocialLinks, sent: Partial<Record<string, string | null | undefined>> = {}): SocialLinks {
  const links: SocialLinks = {};
  for (const network of socialNetworks) {
    const link = sent[network] === undefined ? before[network] : sent[network];
    if (link) links[network] = link;
  }
  return links;
}

type Sent = { iban: string | undefined; bic: string | undefined; account_holder: string | undefined };

/**
 * The bank account with what was sent of it; an IBAN that is emptied takes all off. Throws `invalid` where no transfer
 * would reach it.
 */
function accountAfter(before: BankAccount, sent: Sent): BankAccount {
  if (sent.iban === '') return { iban: '', bic: '', accountHolder: '' };
  const iban = sent.iban ?? before.iban;
  const bic = sent.bic ?? before.bic;
  const accountHolder = sent.account_holder ?? before.accountHolder;
  // What is not touched is not checked again: the rules may have been others when it was written.
  if (iban === before.iban && bic === before.bic && accountHolder === before.accountHolder)
    return { iban, bic, accountHolder };
  const faults: Record<string, string> = {};
  if (iban === '') faults.iban = 'validation.required';
  else if (!isValidIBAN(iban)) faults.iban = 'shop.iban';
  if (bic !== '' && !isValidBIC(bic)) faults.bic = 'shop.bic';
  else if (bic === '' && iban !== '' && !faults.iban && needsBic(iban)) faults.bic = 'shop.bicNeeded';
  if (accountHolder === '' && iban !== '') faults.account_holder = 'validation.required';
  if (Object.keys(faults).length > 0) throw invalidFields(faults);
  return { iban, bic, accountHolder };
}
