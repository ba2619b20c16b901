import { defaultFeatureConfig, type FeatureConfig } from '#domain/access/feature-config.ts';
import { z } from './zod.ts';

type Flags = Record<string, boolean>;
const flags = <T extends Flags>(names: T) =>
  z.object(
    Object.fromEntries(Object.keys(names).map((key) => [key, z.boolean('validation.boolean')])) as {
      [K in keyof T]: z.ZodBoolean;
    },
  );

/** Built from the defaults, so that a new flag stands in one place: the domain's feature configuration. */
export const featureConfig = z
  .object({
    pages: flags(defaultFeatureConfig.pages),
    features: flags(defaultFeatureConfig.features),
    products: flags(defaultFeatureConfig.products),
    paymentMethods: flags(defaultFeatureConfig.paymentMethods),
    mockModes: flags(defaultFeatureConfig.mockModes),
    versions: flags(defaultFeatureConfig.versions),
  })
  .meta({ id: 'FeatureConfig' }) satisfies z.ZodType<FeatureConfig>;

export const readFeatureConfig = {
  summary: 'Which pages, features and payment methods are on',
  input: z.object({}),
  output: featureConfig,
};
export const writeFeatureConfig = {
  summary: 'Replace the whole feature configuration',
  input: featureConfig,
  output: featureConfig,
};
export const resetFeatureConfig = {
  summary: 'Go back to the defaults',
  input: z.object({}),
  output: featureConfig,
};
