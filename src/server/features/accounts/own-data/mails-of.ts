import { type SQL, sql } from '#server/db/sql.ts';
import { accountTokens } from '#server/db/tables/account-tokens.ts';
import { customers } from '#server/db/tables/accounts.ts';
import { contactMessages } from '#server/db/tables/messages.ts';
import { orders } from '#server/db/tables/orders.ts';
import { outbox } from '#server/db/tables/outbox.ts';

/** What somebody has written to the shop: signed in, or before that with an address they have proved to be theirs. */
export function messagesOf(customerId: number): SQL {
  return sql`(${contactMessages.customerId} = ${customerId} or lower(${contactMessages.fromEmail}) in
    (select lower(${customers.email}) from ${customers}
     where ${customers.id} = ${customerId} and ${customers.emailVerifiedAt} is not null))`;
}

/**
 * The entries of the outbox that are about an account: they name it, one of its orders or messages, or a link that was
 * mailed to it.
 */
export function mailsOf(customerId: number): SQL {
  return sql`((${outbox.payload} ->> 'customerId')::int = ${customerId}
    or (${outbox.payload} ->> 'orderId')::int in
      (select ${orders.id} from ${orders} where ${orders.customerId} = ${customerId})
    or (${outbox.payload} ->> 'messageId')::int in
      (select ${contactMessages.id} from ${contactMessages} where ${messagesOf(customerId)})
    or ${outbox.payload} ->> 'tokenId' in
      (select ${accountTokens.id} from ${accountTokens} where ${accountTokens.customerId} = ${customerId}))`;
}
