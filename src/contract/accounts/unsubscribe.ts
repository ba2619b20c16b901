import { call } from '../endpoint.ts';

const area = { tag: 'accounts', schemas: () => import('./unsubscribe.schema.ts') } as const;

export const openUnsubscribe = call(area, 'openUnsubscribe', 'GET /unsubscribe/:token', {
  access: 'public',
  redirects: true,
});

export const unsubscribe = call(area, 'unsubscribe', 'POST /unsubscribe/:token', {
  access: 'public',
  // Mail programs post a form of their own (RFC 8058), pages nothing: what is in it says nothing more.
  body: 'bytes',
  idempotent: true,
});
