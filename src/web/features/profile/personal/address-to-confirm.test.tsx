import { expect, test } from 'vitest';
import type { Profile } from '#contract/accounts/accounts.ts';
import { readText, renderPart } from '#web/testing/render-part.tsx';
import { AddressToConfirm } from './address-to-confirm.tsx';

const email = 'ana@panier.example';
const pendingEmail = 'ana.new@panier.example';

test.each<[string, Partial<Profile>, string[]]>([
  ['a confirmed one', { emailVerified: true, pendingEmail: null }, []],
  ['one’s first', { emailVerified: false, pendingEmail: null }, ['Send the email again']],
  ['a new one', { emailVerified: true, pendingEmail }, ['Send the email again', 'Keep my address']],
])('of %s the notice can do what is left to do', async (_, state, expected) => {
  const profile = { email, ...state } as Profile;
  const html = await renderPart(<AddressToConfirm profile={profile} onChange={() => undefined} />);
  expect((html.match(/<button.*?<\/button>/g) ?? []).map(readText)).toEqual(expected);
  expect(html.includes(pendingEmail)).toBe(state.pendingEmail === pendingEmail);
});
