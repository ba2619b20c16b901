import { expect, test } from 'vitest';
import { wayTo } from './stops.ts';

test.each([
  ['Mozilla/5.0 (Linux; Android 15)', 'geo:0,0?q=2%20rue%20A%2C%2075013%20Paris'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 19_0)', 'https://maps.apple.com/?daddr=2%20rue%20A%2C%2075013%20Paris'],
  ['Mozilla/5.0 (X11; Linux x86_64)', 'https://www.openstreetmap.org/search?query=2%20rue%20A%2C%2075013%20Paris'],
])('on %s the way leads by %s', (device, expected) => {
  expect(wayTo('2 rue A, 75013 Paris', device)).toBe(expected);
});
