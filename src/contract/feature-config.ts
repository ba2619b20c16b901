import { endpoint } from './endpoint.ts';

export const readFeatureConfig = endpoint({
  name: 'readFeatureConfig',
  tag: 'configuration',
  method: 'GET',
  path: '/feature-config',
  access: 'public',
  schemas: async () => (await import('./feature-config.schema.ts')).readFeatureConfig,
});

export const writeFeatureConfig = endpoint({
  name: 'writeFeatureConfig',
  tag: 'configuration',
  method: 'PUT',
  path: '/feature-config',
  access: 'CAN_EDIT_FEATURES_CONFIGURATION',
  schemas: async () => (await import('./feature-config.schema.ts')).writeFeatureConfig,
  idempotent: true,
});

export const resetFeatureConfig = endpoint({
  name: 'resetFeatureConfig',
  tag: 'configuration',
  method: 'DELETE',
  path: '/feature-config',
  access: 'CAN_EDIT_FEATURES_CONFIGURATION',
  schemas: async () => (await import('./feature-config.schema.ts')).resetFeatureConfig,
  idempotent: true,
});
