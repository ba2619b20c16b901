import { call } from '../endpoint.ts';

const area = {
  tag: 'configuration',
  access: 'CAN_EDIT_FEATURES_CONFIGURATION',
  schemas: () => import('./feature-config.schema.ts'),
} as const;

export const readFeatureConfig = call(area, 'readFeatureConfig', 'GET /feature-config', { access: 'public' });

export const writeFeatureConfig = call(area, 'writeFeatureConfig', 'PUT /feature-config', { idempotent: true });

export const resetFeatureConfig = call(area, 'resetFeatureConfig', 'DELETE /feature-config', { idempotent: true });
