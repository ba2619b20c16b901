import { eq, type SQL, sql } from 'drizzle-orm';
import type { Config } from '#server/config.ts';
import { accountTokens } from '#server/db/tables/account-tokens.ts';
import { customers } from '#server/db/tables/accounts.ts';
import { contactMessages } from '#server/db/tables/messages.ts';
import { orders } from '#server/db/tables/orders.ts';
import { outbox } from '#server/db/tables/outbox.ts';
import { shop } from '#server/db/tables/shop.ts';
import { mailsToShop } from '#server/mail/shop-mailbox.ts';

/** A number of the payload; null for anything else that stands there. */
const numberOf = (name: string) =>
  sql`(case when jsonb_typeof(${outbox.payload} -> ${name}) = 'number' then (${outbox.payload} ->> ${name})::numeric end)`;

/** Whom an entry goes to: the address it names itself, or that of the order, message, link or account it is about. */
export function recipient({ shopEmail }: Pick<Config, 'shopEmail'>): SQL<string | null> {
  const ofShop = shopEmail ? sql`${shopEmail}` : sql`(select nullif(${shop.email}, '') from ${shop})`;
  const one = (column: SQL, table: SQL, where: SQL) => sql`(select ${column} from ${table} where ${where})`;
  return sql<string | null>`case
    when ${outbox.kind} in ${[...mailsToShop]} then ${ofShop}
    when ${outbox.kind} = 'order-sms' then ${one(sql`coalesce(nullif(${orders.customerPhone}, ''), ${customers.phone})`, sql`${orders} left join ${customers} on ${customers.id} = ${orders.customerId}`, sql`${orders.id} = ${numberOf('orderId')}`)}
    else coalesce(
      ${outbox.payload} ->> 'email',
      ${one(sql`${orders.customerEmail}`, sql`${orders}`, sql`${orders.id} = ${numberOf('orderId')}`)},
      ${one(sql`${contactMessages.fromEmail}`, sql`${contactMessages}`, sql`${contactMessages.id} = ${numberOf('messageId')}`)},
      ${one(sql`${accountTokens.email}`, sql`${accountTokens}`, eq(accountTokens.id, sql`${outbox.payload} ->> 'tokenId'`))},
      ${one(sql`${customers.email}`, sql`${customers}`, sql`${customers.id} = ${numberOf('customerId')}`)})
    end`;
}
