import { endpoint } from './endpoint.ts';

export const readFeatureConfig = endpoint({
  name: 'readFeatureConfig',
  summary: 'Which pages, features and payment methods are on',
  tag: 'configuration',
  method: 'GET',
  path: '/feature-config',
  access: 'public',
  schemas: async () => (await import('./feature-config.schema.ts')).readFeatureConfig,
});

export const writeFeatureConfig = endpoint({
  name: 'writeFeatureConfig',
  summary: 'Replace the whole feature configuration',
  tag: 'configuration',
  method: 'PUT',
  path: '/feature-config',
  access: 'CAN_EDIT_FEATURES_CONFIGURATION',
  schemas: async () => (await import('./feature-config.schema.ts')).writeFeatureConfig,
  idempotent: true,
});

export const resetFeatureConfig = endpoint({
  name: 'resetFeatureConfig',
  summary: "Go back to the specification's defaults",
  tag: 'configuration',
  method: 'DELETE',
  path: '/feature-config',
  access: 'CAN_EDIT_FEATURES_CONFIGURATION',
  schemas: async () => (await import('./feature-config.schema.ts')).resetFeatureConfig,
  idempotent: true,
});
