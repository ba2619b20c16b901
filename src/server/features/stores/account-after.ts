import { isValidBIC, isValidIBAN } from 'ibantools';
import { invalidFields } from '#contract/errors.ts';
import { type BankAccount, needsBic } from '#domain/transfer/bank-account.ts';

type Sent = { iban: string | undefined; bic: string | undefined; account_holder: string | undefined };

/**
 * The bank account with what was sent of it; an IBAN that is emptied takes all off. Throws `invalid` where no transfer
 * would reach it.
 */
export function accountAfter(before: BankAccount, sent: Sent): BankAccount {
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
