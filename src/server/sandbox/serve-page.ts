import type { Db } from '#server/db/connection.ts';
import type { Sender } from './delivery.ts';
import { expireDue } from './expiry.ts';
import { act, actionOf, type PageAction, readPage } from './page/act.ts';
import { renderPage, type Shown } from './page/render.ts';

/** What a browser gets: a page, or where it is led. */
export type PageAnswer = { status: number; html: string } | { status: 303; location: string };

/** The hosted page of a session or an order, and what its buttons do; all of it works without script. */
export function servePage(
  { connection, clock }: Sender,
  id: string,
  { method, body, query }: { method: string; body: string; query: string },
): Promise<PageAnswer> {
  return connection.db.transaction(async (tx): Promise<PageAnswer> => {
    const books = { tx: tx as unknown as Db, now: clock() };
    await expireDue(books);
    const page = await readPage(books, id);
    if (!page) return { status: 404, html: renderPage(null, 'ended') };
    const shown = Object.values(shownAfter).find((each) => each === query) ?? 'choice';
    if (!page.isOpen) return { status: 200, html: renderPage(page, shown === 'lost' ? shown : 'ended') };
    if (method !== 'POST') return { status: 200, html: renderPage(page, shown === 'lost' ? 'choice' : shown) };
    const action = actionOf(new URLSearchParams(body));
    if (!action) return { status: 400, html: renderPage(page, 'choice') };
    await act(books, page, action);
    return { status: 303, location: placeAfter(action, page) };
  });
}

/** Pages that a button leads to here: answered by a way to them, so that going back or loading again sends nothing twice. */
const shownAfter: Partial<Record<PageAction, Shown>> = { decline: 'declined', check: 'check', lose: 'lost' };

function placeAfter(
  action: PageAction,
  page: { returnUrl: string; cancelUrl: string; object: { id: string } },
): string {
  const shown = shownAfter[action];
  if (shown) return `/pay/${page.object.id}?${shown}`;
  return action === 'leave' ? page.cancelUrl : page.returnUrl;
}
