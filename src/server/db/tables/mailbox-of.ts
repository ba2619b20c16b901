import { sql } from '#server/db/sql.ts';

/** What `mailboxOf` of domain/account makes of an address, as text of SQL; what has no address is null. */
export function mailboxText(address: string): string {
  const [name, host] = [1, 2].map((part) => `split_part(lower(${address}), '@', ${part})`);
  const unlabelled = `substring(${name} from '^[+]?[^+]*')`;
  return `case when ${host} in ('gmail.com', 'googlemail.com') then replace(${unlabelled}, '.', '') || '@gmail.com' else ${unlabelled} || '@' || ${host} end`;
}

/** The mailbox of an order's address, as its index has it. */
export const mailboxOfOrder = sql.raw(mailboxText('customer_email'));
