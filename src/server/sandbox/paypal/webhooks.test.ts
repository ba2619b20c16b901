import { expect, test } from 'vitest';
import { rawMember } from './webhooks.ts';

test.each([
  ['{"a":1,"event": { "x" : [1, 2] } }', '{ "x" : [1, 2] }'],
  ['{"event":{"a":"}"},"b":2}', '{"a":"}"}'],
  ['{"b":{"event":1},"event":"two, \\"quoted\\""}', '"two, \\"quoted\\""'],
  ['{"b":"event","event":3}', '3'],
  ['{"event":[{"event":1}],"c":0}', '[{"event":1}]'],
  ['{"other":1}', null],
  ['"event"', null],
])('%s', (json, expected) => {
  expect(rawMember(json, 'event')).toBe(expected);
});
