import { endpoint } from './endpoint.ts';

export type { StaffPageText } from './page-texts.schema.ts';

export const readPageText = endpoint({
  name: 'readPageText',
  tag: 'stores',
  method: 'GET',
  path: '/page-texts/:key',
  access: 'public',
  schemas: async () => (await import('./page-texts.schema.ts')).readPageText,
  cacheSeconds: 300,
});

export const listPageTexts = endpoint({
  name: 'listPageTexts',
  tag: 'back office',
  method: 'GET',
  path: '/page-texts',
  access: 'CAN_EDIT_FEATURES_CONFIGURATION',
  schemas: async () => (await import('./page-texts.schema.ts')).listPageTexts,
});

export const writePageText = endpoint({
  name: 'writePageText',
  tag: 'back office',
  method: 'PUT',
  path: '/page-texts/:key',
  access: 'CAN_EDIT_FEATURES_CONFIGURATION',
  schemas: async () => (await import('./page-texts.schema.ts')).writePageText,
  idempotent: true,
});

export const previewPageText = endpoint({
  name: 'previewPageText',
  tag: 'back office',
  method: 'POST',
  path: '/page-texts/:key/preview',
  access: 'CAN_EDIT_FEATURES_CONFIGURATION',
  schemas: async () => (await import('./page-texts.schema.ts')).previewPageText,
  writesNothing: true,
});

export const listPageTextVersions = endpoint({
  name: 'listPageTextVersions',
  tag: 'back office',
  method: 'GET',
  path: '/page-texts/:key/versions',
  access: 'CAN_EDIT_FEATURES_CONFIGURATION',
  schemas: async () => (await import('./page-texts.schema.ts')).listPageTextVersions,
});
