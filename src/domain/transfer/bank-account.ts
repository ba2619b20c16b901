/** Where a shop is paid by transfer, as banks write it: no spaces, capitals. `bic` is empty where none was given. */
export type BankAccount = { iban: string; bic: string; accountHolder: string };

/** Countries of IBANs within the European Economic Area, where an IBAN alone finds its bank. */
const eea = new Set(
  'AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE IS LI NO'.split(' '),
);

/** Whether a transfer to an IBAN needs the BIC of its bank too. */
export function needsBic(iban: string): boolean {
  return !eea.has(iban.slice(0, 2));
}

/** An IBAN or BIC as it is kept, from how people write it. */
export function foldBankCode(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[\s\p{Pd}]/gu, '')
    .toUpperCase();
}

/** An IBAN for people: in groups of four. */
export function groupIban(iban: string): string {
  return iban.replace(/(.{4})(?=.)/g, '$1 ');
}
