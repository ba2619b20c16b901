import { expect, test } from 'vitest';
import { type AuditChanges, type AuditFields, changedFields } from './changed-fields.ts';

test.each<[string, AuditFields | null, AuditFields | null, AuditChanges]>([
  ['nothing', { a: 1, b: [1, 2] }, { b: [1, 2], a: 1 }, {}],
  ['one field of several', { a: 1, b: 2 }, { a: 1, b: 3 }, { b: [2, 3] }],
  ['a list as a whole', { a: [1] }, { a: [1, 2] }, { a: [[1], [1, 2]] }],
  [
    'the order of a list',
    { a: [1, 2] },
    { a: [2, 1] },
    {
      a: [
        [1, 2],
        [2, 1],
      ],
    },
  ],
  ['a field within a field', { a: { b: 1, c: 2 } }, { a: { b: 1, c: 3 } }, { 'a.c': [2, 3] }],
  ['a field that comes or goes', { a: 1 }, { b: 2 }, { a: [1, null], b: [null, 2] }],
  ['no secret', { password: 'a' }, { password: 'b', apiToken: 'c' }, {}],
  [
    'a flag that is named like a secret',
    { features: { forgotPassword: true } },
    { features: { forgotPassword: false } },
    { 'features.forgotPassword': [true, false] },
  ],
  ['nothing where undefined is left out', { a: undefined }, {}, {}],
  ['null to nothing', { a: null }, {}, {}],
  ['false to true', { a: false }, { a: true }, { a: [false, true] }],
  ['an instant', { at: new Date(0) }, { at: null }, { at: ['1970-01-01T00:00:00.000Z', null] }],
  [
    'what is new, without what is empty',
    null,
    { a: 1, b: '', c: [], d: null, e: false, f: 0 },
    { a: [null, 1], f: [null, 0] },
  ],
  ['what is gone', { a: 1, b: '' }, null, { a: [1, null] }],
  ['nothing of who, when and which version', { version: 1, id: 1 }, { version: 2, id: 2, updatedAt: new Date() }, {}],
  [
    'a version of something else',
    { versions: { v2: false } },
    { versions: { v2: true } },
    { 'versions.v2': [false, true] },
  ],
])('%s', (_, before, after, changes) => {
  expect(changedFields(before, after)).toEqual(changes);
});

test.each(['password', 'passwordHash', 'password_hash', 'refreshToken', 'secret', 'recoveryCodes', 'holdToken'])(
  '%s never gets in',
  (field) => {
    expect(changedFields({ [field]: 'a' }, { [field]: 'b' })).toEqual({});
    expect(changedFields(null, { account: { [field]: 'b' } })).toEqual({});
  },
);
