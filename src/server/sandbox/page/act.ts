import type { Telling } from '../books/events.ts';
import { type Books, readObject, type Stored } from '../books/objects.ts';
import { approve, type OrderInner } from '../paypal/orders.ts';
import { declineOnPage, payPage } from '../stripe/page-actions.ts';

/** What a payer can do on a page. `confirm`: says yes to the bank that was asked by `check`. */
export const pageActions = ['pay', 'decline', 'check', 'confirm', 'leave', 'lose', 'late', 'twice'] as const;
export type PageAction = (typeof pageActions)[number];

/**
 * What a page does by its form, or null: the button, and where that pays, the number of a test card (Stripe's own: declined,
 * asks for a check). The number goes no further than here.
 */
export function actionOf(form: URLSearchParams): PageAction | null {
  const action = pageActions.find((each) => each === form.get('action')) ?? null;
  if (action !== 'pay') return action;
  const digits = form.get('card')?.replace(/\D/g, '');
  if (digits === '4000000000000002') return 'decline';
  return digits === '4000002500003155' ? 'check' : action;
}

/** A page as it is shown: of which provider, in which language, for how much, and where it leads. */
export type Page = {
  object: Stored;
  provider: 'stripe' | 'paypal';
  locale: string;
  name: string;
  /** Null where a card is only kept. In the smallest unit. */
  money: { value: number; currency: string } | null;
  isOpen: boolean;
  returnUrl: string;
  cancelUrl: string;
};

/** Locked until the transaction ends: a page is paid once, however often its button is pressed. */
export async function readPage(books: Books, id: string): Promise<Page | null> {
  const object = await readObject(books, id, true);
  if (object?.kind === 'session') return ofSession(object);
  return object?.kind === 'order' ? ofOrder(object) : null;
}

function ofSession(object: Stored): Page {
  const { data, inner } = object;
  const text = (name: string) => (typeof data[name] === 'string' ? String(data[name]) : '');
  const money = { value: Number(data.amount_total), currency: text('currency').toUpperCase() };
  return {
    object,
    provider: 'stripe',
    locale: text('locale'),
    name: String(inner.name ?? ''),
    money: data.mode === 'setup' ? null : money,
    isOpen: data.status === 'open',
    returnUrl: text('success_url').replaceAll('{CHECKOUT_SESSION_ID}', object.id),
    cancelUrl: text('cancel_url') || text('success_url'),
  };
}

function ofOrder(object: Stored): Page {
  const { data } = object;
  const { returnUrl, cancelUrl, locale } = object.inner as OrderInner;
  const [unit] = data.purchase_units as { description?: string; amount: { currency_code: string; value: string } }[];
  const decimal = unit?.amount ?? { currency_code: 'EUR', value: '0' };
  return {
    object,
    provider: 'paypal',
    locale,
    name: unit?.description ?? '',
    money: { value: Number(decimal.value), currency: decimal.currency_code },
    isOpen: data.status === 'PAYER_ACTION_REQUIRED',
    returnUrl: withQuery(returnUrl, { token: object.id, PayerID: 'SANDBOXPAYER1' }),
    cancelUrl: withQuery(cancelUrl, { token: object.id }),
  };
}

function withQuery(address: string, query: Record<string, string>): string {
  const url = new URL(address);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return url.href;
}

const tellings: Partial<Record<PageAction, Telling>> = {
  lose: { isLost: true },
  late: { afterSeconds: 90 },
  twice: { copies: 2 },
};

/** Does it. Nothing is done on a page that has ended; `check`, `leave` and a refusal of PayPal's wallet change nothing. */
export async function act(books: Books, page: Page, action: PageAction): Promise<void> {
  const { object, provider, isOpen } = page;
  if (!isOpen || action === 'check' || action === 'leave') return;
  if (action === 'decline') return provider === 'stripe' ? declineOnPage(books, object) : undefined;
  const telling = tellings[action] ?? {};
  if (provider === 'paypal') return approve(books, object, telling);
  // A bank that checks once will check again when nobody is there.
  await payPage(books, object, action === 'confirm' && page.money === null ? 'asksCheck' : 'pays', telling);
}
