import type { FeatureConfig, FlagPath } from '#domain/access/feature-config.ts';

/** The configuration with one flag set; all others as they are. */
export function withFlag(config: FeatureConfig, path: FlagPath, isOn: boolean): FeatureConfig {
  const [group, flag] = path.split('.') as [keyof FeatureConfig, string];
  return { ...config, [group]: { ...config[group], [flag]: isOn } };
}
