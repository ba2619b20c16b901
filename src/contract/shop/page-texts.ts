import { call } from '../endpoint.ts';

export type { StaffPageText } from './page-texts.schema.ts';

const schemas = () => import('./page-texts.schema.ts');
const shop = { tag: 'stores', schemas } as const;
const office = { tag: 'back office', schemas } as const;

export const readPageText = call(shop, 'readPageText', 'GET /page-texts/:key', {
  access: 'public',
  cacheSeconds: 300,
});

export const listPageTexts = call(office, 'listPageTexts', 'GET /page-texts', {
  access: 'CAN_EDIT_FEATURES_CONFIGURATION',
});

export const writePageText = call(office, 'writePageText', 'PUT /page-texts/:key', {
  access: 'CAN_EDIT_FEATURES_CONFIGURATION',
  idempotent: true,
});

export const previewPageText = call(office, 'previewPageText', 'POST /page-texts/:key/preview', {
  access: 'CAN_EDIT_FEATURES_CONFIGURATION',
  writesNothing: true,
});

export const listPageTextVersions = call(office, 'listPageTextVersions', 'GET /page-texts/:key/versions', {
  access: 'CAN_EDIT_FEATURES_CONFIGURATION',
});
