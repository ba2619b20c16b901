import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { browserStorage } from './browser-storage.ts';

type Place = (typeof browserStorage)[number]['place'];
/** How the code keeps something in a browser, by the place; the first group is its name, or that of a constant. */
const ways: readonly [Place, RegExp][] = [
  ['Cookies', /\.setCookie\(([^,]+),/g],
  ['Cookies', /\bwriteCookie\(([^,]+),/g],
  ['Cookies', /document\.cookie = `\$\{(\w+)\}/g],
  ['Local Storage', /\bcreateStored<[^(]*>\(([^,]+),/g],
  ['Local Storage', /\bcreateOwnValue<[^(]*>\(([^)]+)\)/g],
  ['Local Storage', /\b(?:localStorage|place)\.setItem\(([^,]+),/g],
  ['Session Storage', /\bcreateTabValue<[^(]*>\(([^)]+)\)/g],
  ['Session Storage', /\bsessionStorage\.setItem\(([^,]+),/g],
  ['IndexedDB', /\bindexedDB\.open\(([^,]+),/g],
  ['IndexedDB', /\bopenDB<[^(]*>\(([^,]+),/g],
  // The workers open their caches by these constants.
  ['Cache Storage', /^const \w+ = ('(?:shop|picking)-\w+');/gm],
];
/** They store what they are given, under the name that they are given. */
const tools = /^src\/web\/lib\/browser\/(cookies|stored|kept-value)\.ts$/;
/** Kept by the router itself. */
const routers = ['react-router-scroll-positions'];

/** What `createOwnValue` sets before each name. */
const prefixOf = (way: RegExp) => (way.source.includes('createOwnValue') ? 'own:' : '');

/** What the sources keep, by place. */
function keptByCode(): Map<Place, Set<string>> {
  const found = new Map<Place, Set<string>>(browserStorage.map(({ place }) => [place, new Set()]));
  for (const file of globSync(['src/{web,server}/**/*.{ts,tsx}', 'public/*-worker.js'])) {
    if (tools.test(file) || /\.test\.tsx?$|\/testing\//.test(file)) continue;
    const code = readFileSync(file, 'utf8');
    for (const [place, way] of ways)
      for (const [, given = ''] of code.matchAll(way))
        found.get(place)?.add(prefixOf(way) + nameIn(code, given.trim()));
  }
  return found;
}

/** A text as it stands, else what the constant, or the field of one, was given in its file. */
function nameIn(code: string, given: string): string {
  const plain = /^'(.*)'$/.exec(given)?.[1];
  const [object = '', field] = given.split('.');
  const value = field ? `const ${object} = \\{[^}]*\\b${field}: '([^']+)'` : `const ${object} = '([^']+)'`;
  return plain ?? new RegExp(value).exec(code)?.[1] ?? `? ${given}`;
}

test('the privacy policy lists every cookie and key that the code keeps in a browser, and no other', () => {
  const kept = keptByCode();
  for (const { place, kept: listed } of browserStorage) {
    const names = listed.flatMap((one) => one.names).filter((name) => !routers.includes(name));
    expect([place, names.toSorted()]).toEqual([place, [...(kept.get(place) ?? [])].sort()]);
  }
});
