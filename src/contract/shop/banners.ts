import { call } from '../endpoint.ts';

export type { ShownBanner, ShownBanners, StaffBanner } from './banners.schema.ts';

const schemas = () => import('./banners.schema.ts');
const shop = { tag: 'stores', access: 'public', schemas } as const;
const office = { tag: 'back office', access: 'CAN_EDIT_FEATURES_CONFIGURATION', schemas } as const;

/** As old as a page may be that shows it: at midnight others begin, and nothing is announced. */
export const readBanners = call(shop, 'readBanners', 'GET /store/:storeId/banner-list', { cacheSeconds: 10 });

export const listBanners = call(office, 'listBanners', 'GET /banners');

export const createBanner = call(office, 'createBanner', 'POST /banners', { idempotent: true });

export const readBanner = call(office, 'readBanner', 'GET /banners/:id');

export const updateBanner = call(office, 'updateBanner', 'PUT /banners/:id', { idempotent: true });

export const deleteBanner = call(office, 'deleteBanner', 'DELETE /banners/:id', { idempotent: true });
