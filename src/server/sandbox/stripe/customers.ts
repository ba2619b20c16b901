import { sql } from '#server/db/sql.ts';
import type { Answer } from '../books/keys.ts';
import { type Books, putObject, seconds, stripeId } from '../books/objects.ts';
import { locked, ok, refused, type StripeCall } from './answers.ts';
import { textAt, textsAt } from './form.ts';

export async function createCustomer(books: Books, { form }: StripeCall): Promise<Answer> {
  const id = stripeId(books, 'cus');
  const data = {
    id,
    object: 'customer',
    created: seconds(books.now),
    email: textAt(form, 'email'),
    livemode: false,
    metadata: textsAt(form, 'metadata'),
  };
  await putObject(books, { id, kind: 'customer', expires: null, data, inner: {} });
  return ok(data);
}

/** Its cards go with it. */
export async function deleteCustomer(books: Books, { ids }: StripeCall): Promise<Answer> {
  const customer = await locked(books, 'customer', ids[0]);
  await books.tx.execute(sql`delete from payment_sandbox.objects where id = ${customer.id}
    or (kind = 'payment_method' and data ->> 'customer' = ${customer.id})`);
  return ok({ id: customer.id, object: 'customer', deleted: true });
}

export async function detachCard(books: Books, { ids }: StripeCall): Promise<Answer> {
  const card = await locked(books, 'payment_method', ids[0]);
  if (!card.data.customer)
    return refused('payment_method_unexpected_state', 'The payment method is not attached to a customer.');
  const data = { ...card.data, customer: null };
  await putObject(books, { ...card, data });
  return ok(data);
}
