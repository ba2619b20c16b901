import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { toRequest } from '#contract/client.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { sendMessage, withdrawOrder } from '#contract/messages/messages.ts';
import { type Order, trackOrder } from '#contract/orders/orders.ts';
import type { PostedForm, ReadAnswer } from '#contract/page-rendering.ts';
import { payOrder } from '#contract/payments/payments.ts';
import type { Language } from '#domain/language/language.ts';
import { declaredItems } from '#domain/messages/contact-message.ts';
import { isWaiting } from '#domain/payment/payment-status.ts';
import type { Config } from '#server/config.ts';
import { fieldErrors } from '#server/http/call/parse-input.ts';
import { requestLanguage } from '#server/http/call/request-language.ts';
import { serverWords } from '#server/words/server-words.ts';
import type { SentFields } from './refill-forms.ts';

type Form = {
  call: Endpoint;
  fields: readonly string[];
  read?: (fields: Record<string, string>) => Record<string, unknown>;
  /** It is sent once this field comes with it; before that it is checked alone. */
  confirmedBy?: string;
  /** The page that follows where the call was answered, from its data: it stands in the place of the form's own. */
  leadsTo?: (data: unknown, fields: Record<string, string>) => string;
};

/**
 * The forms that do without script what they do with it, by the path of their page: each sends its call, and the page says
 * what came of it. What leads to a session, a cart or an order needs the script, which alone keeps these.
 */
const forms: Record<string, Form> = {
  '/contact': { call: sendMessage, fields: ['from_name', 'from_email', 'subject', 'message'] },
  '/track-order': { call: trackOrder, fields: ['order_number', 'email'] },
  '/withdrawal': {
    call: withdrawOrder,
    fields: ['order_number', 'from_name', 'from_email', 'items'],
    read: ({ items = '', ...others }) => {
      const named = declaredItems(items);
      return { ...others, ...(named.length > 0 && { items: named }) };
    },
    confirmedBy: 'confirmed',
  },
};

/**
 * On the page of a payment: another way to pay, for whom the signed link of the order has brought there. A page of ours leads
 * on to the provider, as the content policy lets no form lead elsewhere.
 */
const payment: Form = {
  call: payOrder,
  fields: ['id', 'payment_method', 'token'],
  leadsTo: (data, { token = '' }) => {
    const { id, payment } = data as Order;
    const isPaidThere = payment !== null && isWaiting(payment.status);
    return isPaidThere ? `/payment/${payment.id}` : `/orders/${id}?token=${encodeURIComponent(token)}`;
  },
};

function formOf(path: string): Form | undefined {
  if (/^\/payment\/[\w-]+$/.test(path)) return payment;
  return Object.hasOwn(forms, path) ? forms[path] : undefined;
}

/** Sends the call of a posted form, as its page would; null where the page has no such form. `to`: where it leads on. */
export async function answerPostedForm(
  app: FastifyInstance,
  config: Pick<Config, 'clientId'>,
  request: FastifyRequest,
  sent: SentFields,
): Promise<PostedForm | { to: string } | null> {
  const path = request.url.split('?')[0] ?? '';
  const form = formOf(path);
  if (!form) return null;
  // A form names its line breaks as mails do, a script as the web does.
  const textOf = (name: string) => (sent.get(name)?.[0] ?? '').replaceAll('\r\n', '\n');
  const fields = Object.fromEntries(form.fields.map((name) => [name, textOf(name)]));
  const input = form.read?.(fields) ?? fields;
  const language = requestLanguage(request);
  if (form.confirmedBy && !sent.has(form.confirmedBy)) return { fields, answer: await faultsOf(form, input, language) };
  const { url, body } = toRequest(form.call, input);
  // Pressed twice, or loaded again: the same words of the same visitor are sent once.
  const key = createHash('sha256')
    .update(JSON.stringify([request.ip, url, body]))
    .digest('hex');
  const answer = await app.inject({
    method: form.call.method,
    url,
    remoteAddress: request.ip,
    headers: {
      accept: 'application/json',
      'accept-language': language,
      'x-client-id': config.clientId,
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(form.call.idempotent && { 'idempotency-key': key }),
    },
    ...(body !== undefined && { payload: JSON.stringify(body) }),
  });
  if (form.leadsTo && answer.statusCode < 400) return { to: form.leadsTo(answer.json().data, fields) };
  return { fields, answer: { status: answer.statusCode, json: answer.payload } };
}

/** What the call would refuse, as it would say it; null where nothing. */
async function faultsOf({ call }: Form, input: object, language: Language): Promise<ReadAnswer | null> {
  const { error } = (await call.schemas()).input.safeParse(input, { reportInput: true });
  if (!error) return null;
  const refusal = { code: 'invalid', ...serverWords[language].refusals.invalid, data: { errors: fieldErrors(error) } };
  return { status: 422, json: JSON.stringify(refusal) };
}
