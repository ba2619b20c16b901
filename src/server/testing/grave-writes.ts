/**
 * The writes of staff that send a mail, and with it whatever numbers a paper: invoices and credit notes are made with one.
 * `every-write.once.test.ts` finds them by making each write.
 */
export const mailingWrites: readonly string[] = [
  'POST /customers',
  'POST /messenger/messages/:id/answer',
  'POST /orders',
  'POST /orders/:id/hand-over',
  'POST /orders/:id/refunds',
  'POST /orders/:id/returns',
  'POST /outbox/:id/retry',
  'POST /recalls',
  'POST /rounds/:id/start',
  'POST /stores/:id/slot-orders',
  'POST /test-mail',
  'PUT /customers/:id',
  'PUT /orders/:id',
  'PUT /orders/:id/status',
];

/** Nothing is lost by these: what they take away is a choice that can be made again. */
const light = new Set(['DELETE /feature-config', 'DELETE /saved-views/:id']);

/** Whether a request to `/api/v1` is a write that a page of the back office asks about first: mailed, numbered or final. */
export function isGrave(method: string, path: string): boolean {
  const plain = path.replace(/^\/api\/v1/, '').replace(/\?.*$/, '');
  const name = `${method} ${plain.replace(/\/\d+(?=\/|$)/g, '/:id')}`;
  return mailingWrites.includes(name) || (method === 'DELETE' && !light.has(name));
}
