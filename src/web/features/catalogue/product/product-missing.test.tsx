import { Suspense } from 'react';
import { prerender } from 'react-dom/static';
import { beforeAll, expect, test, vi } from 'vitest';
import { languages } from '#domain/language/language.ts';
import { LanguageContext } from '#web/i18n/use-t.ts';
import { loadWords } from '#web/i18n/words.ts';
import { readText, tagsOf } from '#web/testing/render-part.tsx';
import { ProductMissing } from './product-missing.tsx';

vi.mock('./demo-product.tsx', () => {
  throw new Error('no such file');
});
beforeAll(async () => {
  for (const language of languages) await loadWords(language, ['help']);
});

async function render(
  hasDemo: boolean,
  language: (typeof languages)[number] = 'en',
  isRemoved = false,
): Promise<string> {
  const part = (
    <LanguageContext value={language}>
      <Suspense>
        <ProductMissing hasDemo={hasDemo} isRemoved={isRemoved} onRetry={() => undefined} isBusy={false} />
      </Suspense>
    </LanguageContext>
  );
  return new Response((await prerender(part)).prelude).text();
}

test.each([
  [false, 'Failed to fetch product details'],
  [true, 'Failed to generate fallback product'],
])('a product that could not be had (an example wanted: %s) is not found, says why, and leads on', async (has, why) => {
  const html = await render(has);
  expect(readText(html)).toBe(
    `Product Not Found Sorry, we couldn't find the product you're looking for. ${why} Browse Products Try again`,
  );
  expect(tagsOf(html, 'a').join()).toContain('href="/products"');
});

test.each([
  ['fr', 'Le détail du produit n’a pas pu être chargé'],
  ['vi', 'Không tải được chi tiết sản phẩm'],
] as const)('in %s too', async (language, why) => {
  expect(readText(await render(false, language))).toContain(why);
});

test.each([
  ['fr', 'Ce produit n’est plus vendu ici. Voyez les autres produits du rayon. Voir les produits'],
  ['en', 'This product is no longer sold here. Have a look at what we do sell. Browse Products'],
  ['vi', 'Sản phẩm này không còn được bán ở đây. Mời bạn xem các sản phẩm khác. Xem sản phẩm'],
] as const)('in %s what was taken out of the shop says that alone', async (language, text) => {
  expect(readText(await render(false, language, true))).toMatch(new RegExp(`${text}$`));
});
