import { call } from '../endpoint.ts';

export type { ImportProblemOnWire, ImportProgress } from './import-runs.schema.ts';

const area = {
  tag: 'back office',
  access: 'CAN_MANAGE_PRODUCTS',
  schemas: () => import('./import-runs.schema.ts'),
} as const;

export const tryImport = call(area, 'tryImport', 'POST /imports/:id/try', { writesNothing: true });

export const runImport = call(area, 'runImport', 'POST /imports/:id/run', { idempotent: true });

export const undoImport = call(area, 'undoImport', 'POST /imports/:id/undo', { idempotent: true });

export const listImportProblems = call(area, 'listImportProblems', 'GET /imports/:id/problems');

export const readImportProblems = call(area, 'readImportProblems', 'GET /imports/:id/problems.csv', {
  answersFile: true,
});
