import { expect, test } from 'vitest';
import type { Shop } from '#contract/stores/stores.ts';
import { readText, renderPart } from '#web/testing/render-part.tsx';
import type { Route } from './+types/legal';
import Legal from './legal.tsx';

const shop = {
  name: 'Panier',
  legalName: 'Chez Ana SARL',
  email: 'ana@shop.example',
  phone: '0102030405',
  legalNumbers: {},
  foundedIn: null,
  registeredAddress: null,
};
const html = '<h2>Disputes</h2><p>Our mediator is Ana.</p>';
const textOf = async (more: Partial<Shop>, language: 'fr' | 'en' | 'vi' = 'en') => {
  const props = { loaderData: { html, shop: { ...shop, ...more } } } as unknown as Route.ComponentProps;
  return readText(await renderPart(<Legal {...props} />, { language }));
};

test('the legal notice tells the seat and the year of the founding where they are written, and nothing where not', async () => {
  const registeredAddress = { lines: '12 rue des Halles\nBâtiment B', postalCode: '75001', city: 'Paris', country: '' };
  const shown = await textOf({ registeredAddress, foundedIn: 1998 });
  expect(shown).toContain('Registered office 12 rue des Halles, Bâtiment B, 75001 Paris');
  expect(shown).toContain('Since 1998');
  const bare = await textOf({});
  expect(bare).toContain('Chez Ana SARL');
  expect(bare).toMatch(/Disputes Our mediator is Ana\.$/);
  expect(bare).not.toMatch(/Registered office|Since/);
  expect(await textOf({ registeredAddress }, 'fr')).toContain('Siège social 12 rue');
  expect(await textOf({ registeredAddress }, 'vi')).toContain('Trụ sở 12 rue');
});
