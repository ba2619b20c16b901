import { offeredPaymentMethods, type PaymentMethod, payableFlags } from '#domain/order/payment.ts';
import { defaultWeighedMarginPercent } from '#domain/payment/reserve.ts';
import type { BankAccount } from '#domain/transfer/bank-account.ts';
import type { Changes } from '#server/db/changes.ts';
import type { Db } from '#server/db/connection.ts';
import { shop } from '#server/db/tables/shop.ts';
import type { OnlinePayments } from '#server/services/payments/online-payments.ts';
import type { Flags } from '#server/services/shop/flags.ts';

type Followed = {
  changes: Pick<Changes, 'on'>;
  flags: Pick<Flags, 'current'>;
  payments: OnlinePayments;
  config: { currency: string };
};

/**
 * The payment methods that the shop offers now; where its transfers go (without an account none is offered); what its
 * providers can do, in which currency (ISO 4217), and per cent of what is weighed that is reserved beside the total.
 */
export type Offered = {
  offered: readonly PaymentMethod[];
  account: BankAccount | null;
  online: OnlinePayments & { currency: string; marginPercent: number };
};

type Kept = { account: BankAccount | null; marginPercent: number };

/**
 * Answers what is offered; the account is read again when staff have changed the shop. It is read within the caller's
 * transaction, as the embedded database has one connection.
 */
export function followOffered({
  changes,
  flags,
  payments,
  config: { currency },
}: Followed): (tx: Db) => Promise<Offered> {
  let kept: Kept | null = null;
  let version = 0;
  changes.on('stores', () => {
    kept = null;
    version++;
  });
  return async (tx) => {
    const asOf = version;
    const { account, marginPercent } = kept ?? (await selectKept(tx));
    // What was read before a change is not kept after it.
    if (asOf === version) kept = { account, marginPercent };
    const switched = payableFlags(flags.current().paymentMethods, {
      takesTransfers: account !== null,
      onlineMethods: payments.methods,
    });
    const online = { ...payments, currency, marginPercent };
    return { offered: offeredPaymentMethods(switched), account, online };
  };
}

async function selectKept(tx: Db): Promise<Kept> {
  const { iban, bic, accountHolder, weighedMarginPercent } = shop;
  const [row] = await tx.select({ iban, bic, accountHolder, weighedMarginPercent }).from(shop);
  const { weighedMarginPercent: marginPercent = defaultWeighedMarginPercent, ...account } = row ?? {};
  return { account: row?.iban ? { iban: '', bic: '', accountHolder: '', ...account } : null, marginPercent };
}
