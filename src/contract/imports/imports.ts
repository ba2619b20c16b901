import { call } from '../endpoint.ts';

export type { ImportAnswer, ImportTemplate, ListedImport } from './imports.schema.ts';

const area = {
  tag: 'back office',
  access: 'CAN_MANAGE_PRODUCTS',
  schemas: () => import('./imports.schema.ts'),
} as const;

export const createImport = call(area, 'createImport', 'POST /imports', {
  body: 'form',
  largestFile: 50,
  idempotent: true,
});

export const listImports = call(area, 'listImports', 'GET /imports');

export const readImport = call(area, 'readImport', 'GET /imports/:id');

export const updateImport = call(area, 'updateImport', 'PUT /imports/:id', { idempotent: true });

export const deleteImport = call(area, 'deleteImport', 'DELETE /imports/:id', { idempotent: true });

export const listImportTemplates = call(area, 'listImportTemplates', 'GET /import-templates');

export const deleteImportTemplate = call(area, 'deleteImportTemplate', 'DELETE /import-templates/:name', {
  idempotent: true,
});
