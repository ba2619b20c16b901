import { sql } from '#server/db/sql.ts';
import { type Books, listExpired, putObject, type Stored } from './books/objects.ts';
import { endAuthorization } from './paypal/authorizations.ts';
import { endIntent } from './stripe/intents.ts';
import { endSession } from './stripe/sessions.ts';

const ends: Record<string, (books: Books, object: Stored) => Promise<unknown>> = {
  session: endSession,
  payment_intent: (books, intent) => endIntent(books, intent, 'automatic'),
  // An order that nobody paid is not there any more.
  order: (books, { id }) => books.tx.execute(sql`delete from payment_sandbox.objects where id = ${id}`),
  authorization: (books, authorization) =>
    authorization.data.status === 'CREATED'
      ? endAuthorization(books, authorization, 'EXPIRED')
      : putObject(books, { ...authorization, expires: null }),
};

/** Ends pages and reservations whose time has come, before whatever else is asked of the books. */
export async function expireDue(books: Books): Promise<void> {
  for (const object of await listExpired(books)) await ends[object.kind]?.(books, object);
}
