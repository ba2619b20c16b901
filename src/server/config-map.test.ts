import { expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { tileOrigin } from './config-map.ts';

const url = 'https://tiles.example:8443/map/{z}/{x}/{y}.png?key=a';

test('a map has its tiles and whose they are; without tiles there is none', () => {
  const map = { url, attribution: '© OpenStreetMap contributors' };
  expect(readConfig({ MAP_TILES_URL: url, MAP_ATTRIBUTION: map.attribution }).map).toEqual(map);
  expect(tileOrigin(map)).toBe('https://tiles.example:8443');
  expect(readConfig({ MAP_TILES_URL: '', MAP_ATTRIBUTION: 'x' }).map).toBeNull();
});

test('tiles of nobody are refused', () => {
  expect(() => readConfig({ MAP_TILES_URL: url })).toThrow(/^MAP_ATTRIBUTION: /);
});

test.each([
  'tiles.example/{z}/{x}/{y}.png',
  'http://tiles.example/{z}/{x}/{y}.png',
  'https://tiles.example/{z}/{x}.png',
  'https://{z}.tiles.example/{x}/{y}.png',
  'https://{s}.tiles.example/{z}/{x}/{y}.png',
  "https://tiles.example/{z}/{x}/{y}.png; script-src 'unsafe-inline'",
  'https://a:b@tiles.example/{z}/{x}/{y}.png',
  'javascript:alert({z}{x}{y})',
])('%s is no address of tiles', (wrong) => {
  expect(() => readConfig({ MAP_TILES_URL: wrong, MAP_ATTRIBUTION: 'x' })).toThrow(/^MAP_TILES_URL: /);
});
