import { call } from '../endpoint.ts';

export type { SavedView } from './saved-views.schema.ts';

const area = { tag: 'back office', schemas: () => import('./saved-views.schema.ts') } as const;

const access = 'staff';

export const listSavedViews = call(area, 'listSavedViews', 'GET /saved-views', { access });

export const addSavedView = call(area, 'addSavedView', 'POST /saved-views', {
  access,
  idempotent: true,
});

export const updateSavedView = call(area, 'updateSavedView', 'PUT /saved-views/:id', {
  access,
  idempotent: true,
});

export const deleteSavedView = call(area, 'deleteSavedView', 'DELETE /saved-views/:id', {
  access,
  idempotent: true,
});
