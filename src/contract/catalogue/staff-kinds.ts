import { call } from '../endpoint.ts';

export type { StaffKind } from './staff-kinds.schema.ts';

const area = {
  tag: 'back office',
  access: 'CAN_MANAGE_PRODUCTS',
  schemas: () => import('./staff-kinds.schema.ts'),
} as const;

export const listAllKinds = call(area, 'listAllKinds', 'GET /kinds', { scope: 'products:read' });
