import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { defaultFeatureConfig, flagPaths } from '../../src/domain/access/feature-config.ts';
import { flagEffect } from '../../src/domain/access/flag-effects.ts';

// Not the lists of all flags themselves, tests, or what the demo switches on.
const lists =
  /\.test\.tsx?$|domain\/access\/f(eature-config|lag-effects)\.ts$|office\/config\/flag-groups\.ts$|\/seed\/|\/testing\/|\/i18n\//;
const program = globSync('src/**/*.{ts,tsx}')
  .filter((file) => !lists.test(file))
  .map((file) => readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\/|(?<![:'"])\/\/.*$/gm, ''))
  .join('\n');

/** By its path, taken out of its group, or as the page that a loader asks for. */
function isRead(path: string): boolean {
  const [group = '', flag = ''] = path.split('.');
  // Which of them an order may have is asked by method.
  if (group === 'paymentMethods') return program.includes('config[flags[method]]');
  const ways = [`\\b${group}\\.${flag}\\b`, `\\{[^{}]*\\b${flag}\\b[^{}]*\\} = [^;]*\\.${group};`];
  if (group === 'pages') ways.push(`requirePage\\(\\w+, '${flag}'`);
  return ways.some((way) => new RegExp(way).test(program));
}

test.each(flagPaths)('%s does what is said of it', (path) => {
  expect(isRead(path)).toBe(flagEffect(path).acts);
});

test('a flag that nothing reads is seen to be one', () => {
  expect(['features.nothing', 'pages.nowhere', 'mockModes.cache'].map(isRead)).toEqual([false, false, false]);
  expect(Object.keys(defaultFeatureConfig)).toHaveLength(6);
});
