import { type SQL, sql } from 'drizzle-orm';
import { customers } from '#server/db/tables/accounts.ts';
import { contactMessages } from '#server/db/tables/messages.ts';

/** What somebody has written to the shop: signed in, or before that with an address they have proved to be theirs. */
export function messagesOf(customerId: number): SQL {
  return sql`(${contactMessages.customerId} = ${customerId} or lower(${contactMessages.fromEmail}) in
    (select lower(${customers.email}) from ${customers}
     where ${customers.id} = ${customerId} and ${customers.emailVerifiedAt} is not null))`;
}
