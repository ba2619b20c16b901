import { type BankAccount, groupIban } from '#domain/transfer/bank-account.ts';
import type { OrderMailWords } from './words/order-mail-words.ts';

/** What somebody has to type to pay by transfer, by its labels, in the order that banks ask for it. */
export function transferRows(
  { accountHolder, iban, bic }: BankAccount,
  { amount, reference }: { amount: string; reference: string },
  words: OrderMailWords['transfer'],
): { label: string; value: string }[] {
  return [
    { label: words.holder, value: accountHolder },
    { label: words.iban, value: groupIban(iban) },
    ...(bic === '' ? [] : [{ label: words.bic, value: bic }]),
    { label: words.amount, value: amount },
    { label: words.reference, value: reference },
  ];
}
