import { endpoint } from './endpoint.ts';

export const openUnsubscribe = endpoint({
  name: 'openUnsubscribe',
  tag: 'accounts',
  method: 'GET',
  path: '/unsubscribe/:token',
  access: 'public',
  redirects: true,
  schemas: async () => (await import('./unsubscribe.schema.ts')).openUnsubscribe,
});

export const unsubscribe = endpoint({
  name: 'unsubscribe',
  tag: 'accounts',
  method: 'POST',
  path: '/unsubscribe/:token',
  access: 'public',
  // Mail programs post a form of their own (RFC 8058), pages nothing: what is in it says nothing more.
  body: 'bytes',
  idempotent: true,
  schemas: async () => (await import('./unsubscribe.schema.ts')).unsubscribe,
});
