import { defaultFeatureConfig, type FeatureConfig, type FlagChanges } from '#domain/access/feature-config.ts';
import { z } from '../zod.ts';

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

const groups = featureConfig.shape;
const featureConfigChanges = z
  .object({
    pages: groups.pages.partial(),
    features: groups.features.partial(),
    products: groups.products.partial(),
    paymentMethods: groups.paymentMethods.partial(),
    mockModes: groups.mockModes.partial(),
    versions: groups.versions.partial(),
  })
  .partial() satisfies z.ZodType<FlagChanges>;

export const readFeatureConfig = {
  summary: 'Which pages, features and payment methods are on',
  input: z.object({}),
  output: featureConfig,
};
export const writeFeatureConfig = {
  summary: 'Sets the flags that are sent, all or some; those left out stay',
  input: featureConfigChanges,
  output: featureConfig,
};
export const resetFeatureConfig = {
  summary: 'Go back to the defaults',
  input: z.object({}),
  output: featureConfig,
};
