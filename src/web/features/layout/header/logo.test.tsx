import { expect, test } from 'vitest';
import { renderPart } from '#web/testing/render-part.tsx';
import { Logo } from './logo.tsx';

test('the shop’s own picture stands beside its name, else the basket', async () => {
  expect(await renderPart(<Logo />)).toContain('<path');
  const own = await renderPart(<Logo />, { shop: { name: 'Chez Ana', logo: '/pictures/abc-160.webp' } });
  expect(own).toContain('<image href="/pictures/abc-160.webp"');
  expect(own).toContain('Chez Ana');
  expect(own).not.toContain('<path');
});
