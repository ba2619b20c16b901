import {
  defaultFeatureConfig,
  type FeatureConfig,
  type FlagChanges,
  type FlagPath,
  flagPaths,
  isFlagOn,
} from '#domain/access/feature-config.ts';

/** What to send for these flags. */
export function flagChanges(flags: readonly (readonly [FlagPath, boolean])[]): FlagChanges {
  const changes: Record<string, Record<string, boolean>> = {};
  for (const [path, isOn] of flags) {
    const [group = '', flag = ''] = path.split('.');
    changes[group] = { ...changes[group], [flag]: isOn };
  }
  return changes;
}

/** What to send to take a reset back: what others have switched since then stays, but for the flags that it changed. */
export function undoOfReset(before: FeatureConfig): FlagChanges {
  const changed = flagPaths.filter((path) => isFlagOn(before, path) !== isFlagOn(defaultFeatureConfig, path));
  return flagChanges(changed.map((path) => [path, isFlagOn(before, path)]));
}
