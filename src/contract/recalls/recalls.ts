import { call } from '../endpoint.ts';

export type { ListedRecall, Recall, RecallOrder } from './recalls.schema.ts';

/** They list buyers as well: who calls manages orders too, which the calls ask for themselves (docs/decisions/goods-in.md). */
const area = {
  tag: 'back office',
  access: 'CAN_MANAGE_PRODUCTS',
  schemas: () => import('./recalls.schema.ts'),
} as const;

export const previewRecall = call(area, 'previewRecall', 'POST /recalls/preview', { writesNothing: true });

export const createRecall = call(area, 'createRecall', 'POST /recalls', { idempotent: true });

export const listRecalls = call(area, 'listRecalls', 'GET /recalls');

export const readRecall = call(area, 'readRecall', 'GET /recalls/:id');

export const readRecallBuyers = call(area, 'readRecallBuyers', 'GET /recalls/:id/buyers.csv', { answersFile: true });
