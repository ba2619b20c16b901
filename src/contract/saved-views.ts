import { endpoint } from './endpoint.ts';

export type { SavedView } from './saved-views.schema.ts';

const access = 'staff';
const tag = 'back office';

export const listSavedViews = endpoint({
  name: 'listSavedViews',
  tag,
  method: 'GET',
  path: '/saved-views',
  access,
  schemas: async () => (await import('./saved-views.schema.ts')).listSavedViews,
});

export const addSavedView = endpoint({
  name: 'addSavedView',
  tag,
  method: 'POST',
  path: '/saved-views',
  access,
  schemas: async () => (await import('./saved-views.schema.ts')).addSavedView,
  idempotent: true,
});

export const updateSavedView = endpoint({
  name: 'updateSavedView',
  tag,
  method: 'PUT',
  path: '/saved-views/:id',
  access,
  schemas: async () => (await import('./saved-views.schema.ts')).updateSavedView,
  idempotent: true,
});

export const deleteSavedView = endpoint({
  name: 'deleteSavedView',
  tag,
  method: 'DELETE',
  path: '/saved-views/:id',
  access,
  schemas: async () => (await import('./saved-views.schema.ts')).deleteSavedView,
  idempotent: true,
});
