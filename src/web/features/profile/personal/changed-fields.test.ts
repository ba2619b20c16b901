import { expect, test } from 'vitest';
import type { Profile } from '#contract/accounts/accounts.ts';
import { changedFields, fieldsOf } from './changed-fields.ts';

const profile = {
  name: 'Ana Petit',
  email: 'ana@panier.example',
  phoneNumber: '061234',
  address: '',
  postalCode: '75013',
  city: 'Paris',
  default_store_id: 2,
  bio: 'Two lines,\nof text',
} as Profile;
const formOf = (changes: Record<string, string> = {}) => {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...fieldsOf(profile), ...changes })) form.append(name, value);
  return form;
};

test.each([
  [{}, {}],
  [{ bio: 'Two lines,\r\nof text' }, {}],
  [{ name: ' Ana Petit ' }, {}],
  [{ city: 'Lyon' }, { city: 'Lyon' }],
  [{ postal_code: '' }, { postal_code: '' }],
  [{ default_store_id: '' }, { default_store_id: null }],
  [{ default_store_id: '3' }, { default_store_id: 3 }],
  [
    { contact_email: 'new@panier.example', bio: '' },
    { contact_email: 'new@panier.example', bio: '' },
  ],
] as const)('typed %j: sent %j', (changes, sent) => {
  expect(changedFields(profile, formOf(changes))).toEqual(sent);
});
