import { call } from '../endpoint.ts';

const area = { tag: 'configuration', schemas: () => import('./feature-config.schema.ts') } as const;

export const readFeatureConfig = call(area, 'readFeatureConfig', 'GET /feature-config', { access: 'public' });

export const writeFeatureConfig = call(area, 'writeFeatureConfig', 'PUT /feature-config', {
  access: 'CAN_EDIT_FEATURES_CONFIGURATION',
  idempotent: true,
});

export const resetFeatureConfig = call(area, 'resetFeatureConfig', 'DELETE /feature-config', {
  access: 'CAN_EDIT_FEATURES_CONFIGURATION',
  idempotent: true,
});
