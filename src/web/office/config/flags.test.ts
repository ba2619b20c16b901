import { expect, test } from 'vitest';
import { demoFeatureConfig, flagPaths, mergeFeatureConfig } from '#domain/access/feature-config.ts';
import { flagChanges, undoOfReset } from './flag-changes.ts';
import { flagGroups } from './flag-groups.ts';
import { canSwitch } from './flag-row.tsx';

test('every flag is listed once, under its own group', () => {
  const listed = Object.entries(flagGroups).flatMap(([group, paths]) => paths.map((path) => [group, path] as const));
  expect(listed.map(([, path]) => path).toSorted()).toEqual([...flagPaths].toSorted());
  for (const [group, path] of listed) expect(path.startsWith(`${group}.`)).toBe(true);
});

test('setting a flag changes that one alone', () => {
  expect(flagChanges([['features.search', false]])).toEqual({ features: { search: false } });
  expect(
    flagChanges([
      ['features.search', false],
      ['pages.about', true],
      ['features.notifications', true],
    ]),
  ).toEqual({ features: { search: false, notifications: true }, pages: { about: true } });
});

test('taking a reset back sends the flags that it changed', () => {
  const undo = undoOfReset(demoFeatureConfig);
  expect(mergeFeatureConfig(undo)).toEqual(demoFeatureConfig);
  expect(undo.versions).toEqual({ v2: true });
  expect(undo.paymentMethods).toEqual({ card: true, paypal: true });
  expect(undo.products).toEqual({ ratings: true, reviews: true });
  expect(undo.pages).toEqual({ about: true, admin: true });
});

const state = { flag: 'paymentMethods.card', isOn: false, acts: true, needs: 'cardProvider', isMet: false } as const;
test.each([
  ['a way to pay without its provider', state, false],
  ['the same once it is on', { ...state, isOn: true }, true],
  ['the same with its provider', { ...state, isMet: true }, true],
  ['what needs a mail server that is not there', { ...state, flag: 'features.forgotPassword' } as const, true],
  ['what nothing reads', { ...state, flag: 'features.orderTracking', acts: false } as const, false],
  ['a mock mode, on or not', { ...state, flag: 'mockModes.cache', isOn: true } as const, false],
])('%s: may be switched %#', (_, flag, expected) => expect(canSwitch(flag)).toBe(expected));
