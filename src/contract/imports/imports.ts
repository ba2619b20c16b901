import { call } from '../endpoint.ts';

export type { ImportAnswer, ImportTemplate, ListedImport, NightlyState } from './imports.schema.ts';

const area = {
  tag: 'back office',
  access: 'CAN_MANAGE_PRODUCTS',
  schemas: () => import('./imports.schema.ts'),
} as const;
/** Programs send files as well. */
const scope = 'products:write';

export const createImport = call(area, 'createImport', 'POST /imports', {
  scope,
  body: 'form',
  largestFile: 50,
  idempotent: true,
});

export const listImports = call(area, 'listImports', 'GET /imports', { scope });

export const readImport = call(area, 'readImport', 'GET /imports/:id', { scope });

export const updateImport = call(area, 'updateImport', 'PUT /imports/:id', { scope, idempotent: true });

export const listImportCategories = call(area, 'listImportCategories', 'GET /imports/:id/categories', { scope });

export const deleteImport = call(area, 'deleteImport', 'DELETE /imports/:id', { scope, idempotent: true });

export const listImportTemplates = call(area, 'listImportTemplates', 'GET /import-templates', { scope });

export const deleteImportTemplate = call(area, 'deleteImportTemplate', 'DELETE /import-templates/:name', {
  scope,
  idempotent: true,
});
