import { offeredPaymentMethods, type PaymentMethod, withTransfers } from '#domain/order/payment.ts';
import type { BankAccount } from '#domain/transfer/bank-account.ts';
import type { Db } from '#server/db/connection.ts';
import { shop } from '#server/db/tables/shop.ts';
import type { Flags } from '../flags.ts';

/** The payment methods that the shop offers now, and where its transfers go; without an account none is offered. */
export type Offered = { offered: readonly PaymentMethod[]; account: BankAccount | null };

export async function selectOffered(tx: Db, flags: Pick<Flags, 'current'>): Promise<Offered> {
  const { iban, bic, accountHolder } = shop;
  const [row] = await tx.select({ iban, bic, accountHolder }).from(shop);
  const account = row?.iban ? row : null;
  return { offered: offeredPaymentMethods(withTransfers(flags.current().paymentMethods, account !== null)), account };
}
