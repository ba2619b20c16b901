import { offeredPaymentMethods, type PaymentMethod, withTransfers } from '#domain/order/payment.ts';
import type { BankAccount } from '#domain/transfer/bank-account.ts';
import type { Changes } from '#server/db/changes.ts';
import type { Db } from '#server/db/connection.ts';
import { shop } from '#server/db/tables/shop.ts';
import type { Flags } from '#server/services/shop/flags.ts';

/** The payment methods that the shop offers now, and where its transfers go; without an account none is offered. */
export type Offered = { offered: readonly PaymentMethod[]; account: BankAccount | null };

/**
 * Answers what is offered; the account is read again when staff have changed the shop. It is read within the caller's
 * transaction, as the embedded database has one connection.
 */
export function followOffered(
  changes: Pick<Changes, 'on'>,
  flags: Pick<Flags, 'current'>,
): (tx: Db) => Promise<Offered> {
  let kept: { account: BankAccount | null } | null = null;
  let version = 0;
  changes.on('stores', () => {
    kept = null;
    version++;
  });
  return async (tx) => {
    const asOf = version;
    const { account } = kept ?? { account: await selectAccount(tx) };
    // What was read before a change is not kept after it.
    if (asOf === version) kept = { account };
    return { offered: offeredPaymentMethods(withTransfers(flags.current().paymentMethods, account !== null)), account };
  };
}

async function selectAccount(tx: Db): Promise<BankAccount | null> {
  const { iban, bic, accountHolder } = shop;
  const [row] = await tx.select({ iban, bic, accountHolder }).from(shop);
  return row?.iban ? row : null;
}
