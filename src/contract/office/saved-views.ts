import { call } from '../endpoint.ts';

export type { SavedView } from './saved-views.schema.ts';

const area = { tag: 'back office', access: 'staff', schemas: () => import('./saved-views.schema.ts') } as const;

export const listSavedViews = call(area, 'listSavedViews', 'GET /saved-views');

export const addSavedView = call(area, 'addSavedView', 'POST /saved-views', { idempotent: true });

export const updateSavedView = call(area, 'updateSavedView', 'PUT /saved-views/:id', { idempotent: true });

export const deleteSavedView = call(area, 'deleteSavedView', 'DELETE /saved-views/:id', { idempotent: true });
