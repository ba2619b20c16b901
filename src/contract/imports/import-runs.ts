import { call } from '../endpoint.ts';

export type { ImportProblemOnWire, ImportProgress } from './import-runs.schema.ts';

const area = {
  tag: 'back office',
  access: 'CAN_MANAGE_PRODUCTS',
  schemas: () => import('./import-runs.schema.ts'),
} as const;
/** Programs send files as well. */
const scope = 'products:write';

export const tryImport = call(area, 'tryImport', 'POST /imports/:id/try', { scope, writesNothing: true });

export const runImport = call(area, 'runImport', 'POST /imports/:id/run', { scope, idempotent: true });

export const undoImport = call(area, 'undoImport', 'POST /imports/:id/undo', { scope, idempotent: true });

export const listImportProblems = call(area, 'listImportProblems', 'GET /imports/:id/problems', { scope });

export const readImportProblems = call(area, 'readImportProblems', 'GET /imports/:id/problems.csv', {
  scope,
  answersFile: true,
});
