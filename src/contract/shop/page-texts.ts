import { call } from '../endpoint.ts';

export type { HomeText, PageText, StaffPageText } from './page-texts.schema.ts';

const schemas = () => import('./page-texts.schema.ts');
const shop = { tag: 'stores', access: 'public', schemas } as const;
const office = { tag: 'back office', access: 'CAN_EDIT_FEATURES_CONFIGURATION', schemas } as const;

export const readPageText = call(shop, 'readPageText', 'GET /page-texts/:key', { cacheSeconds: 300 });

export const readHomeText = call(shop, 'readHomeText', 'GET /home-text', { cacheSeconds: 300 });

export const listPageTexts = call(office, 'listPageTexts', 'GET /page-texts');

export const writePageText = call(office, 'writePageText', 'PUT /page-texts/:key', { idempotent: true });

export const previewPageText = call(office, 'previewPageText', 'POST /page-texts/:key/preview', {
  writesNothing: true,
});

export const listPageTextVersions = call(office, 'listPageTextVersions', 'GET /page-texts/:key/versions');
