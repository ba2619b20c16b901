import { type Answer, Unkept } from '../books/keys.ts';
import { type Books, type Json, lockObject, readObject, type Stored } from '../books/objects.ts';
import type { Form } from './form.ts';

/** One request to an address of Stripe's, its form read. */
export type StripeCall = { form: Form; ids: readonly string[]; baseUrl: string };
export type StripeRoute = {
  method: 'GET' | 'POST' | 'DELETE';
  path: RegExp;
  handle: (books: Books, call: StripeCall) => Promise<Answer>;
};

export function ok(body: object): Answer {
  return { status: 200, body };
}

/** A parameter that is wrong or missing: refused before anything is begun, and not kept under the key. */
export function invalid(code: string, param: string, message: string, status = 400): never {
  throw new Unkept({ status, body: { error: { type: 'invalid_request_error', code, param, message } } });
}

/** An object that does not stand so that this can be done with it. */
export function refused(code: string, message: string, about: object = {}): Answer {
  return { status: 400, body: { error: { type: 'invalid_request_error', code, message, ...about } } };
}

/** The bank said no. */
export function declined(code: string, declineCode: string, about: object): Answer {
  const message = 'The card was declined.';
  return { status: 402, body: { error: { type: 'card_error', code, decline_code: declineCode, message, ...about } } };
}

export async function locked(books: Books, kind: string, id: string | undefined): Promise<Stored> {
  return (
    (await lockObject(books, kind, id ?? '')) ?? invalid('resource_missing', 'id', `No such ${kind}: '${id}'`, 404)
  );
}

export function whole(text: string | null, param: string): number {
  if (text === null || !/^\d{1,8}$/.test(text))
    invalid('parameter_invalid_integer', param, `Invalid integer: ${param}`);
  return Number(text);
}

/** Puts the objects in place of the ids that `expand[]` names, as `payment_intent.latest_charge` or `data.source`. */
export async function expand(books: Books, body: object, { expand: paths }: Form): Promise<object> {
  const copy = structuredClone(body) as Json;
  for (const path of Array.isArray(paths) ? paths : []) {
    if (typeof path === 'string') await expandAt(books, copy, path.split('.'));
  }
  return copy;
}

async function expandAt(books: Books, object: Json, [name = '', ...rest]: readonly string[]): Promise<void> {
  const value = object[name];
  if (typeof value === 'string') object[name] = (await readObject(books, value))?.data ?? value;
  const found = object[name];
  if (rest.length === 0 || typeof found !== 'object' || found === null) return;
  for (const each of Array.isArray(found) ? found : [found]) await expandAt(books, each as Json, rest);
}
