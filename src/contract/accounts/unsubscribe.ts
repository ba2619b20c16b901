import { call } from '../endpoint.ts';

const area = { tag: 'accounts', access: 'public', schemas: () => import('./unsubscribe.schema.ts') } as const;

export const openUnsubscribe = call(area, 'openUnsubscribe', 'GET /unsubscribe/:token', { redirects: true });

export const unsubscribe = call(area, 'unsubscribe', 'POST /unsubscribe/:token', {
  // Mail programs post a form of their own (RFC 8058), pages nothing: what is in it says nothing more.
  body: 'bytes',
  idempotent: true,
});
