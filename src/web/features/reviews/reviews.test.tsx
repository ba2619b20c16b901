import { describe, expect, test } from 'vitest';
import type { Review } from '#contract/catalogue/reviews.ts';
import type { Language } from '#domain/language/language.ts';
import { readText, renderPart, tagsOf } from '#web/testing/render-part.tsx';
import { ProductReviews } from './product-reviews.tsx';

const item = { id: 7, name: 'Apples' };
const said: Review = {
  id: 1,
  rating: 4,
  title: 'Crisp',
  text: 'I buy them again.',
  language: 'en',
  answer: '',
  author: 'Ada',
  isVerified: true,
  createdAt: '2026-11-20T10:00:00.000Z',
};
type Options = { total?: number; ratings?: boolean; language?: Language };

/** The section as the server writes it, for a visitor. */
function render(items: Review[] | null, { total = items?.length ?? 0, ratings = true, language = 'en' }: Options = {}) {
  const first = items && { items, total, totalPage: Math.ceil(total / 5), page: 1, perPage: 5 };
  const part = (
    <ProductReviews item={item} first={first} onChanged={() => undefined}>
      <b>4.3</b>
    </ProductReviews>
  );
  return renderPart(part, {
    language,
    path: '/products/apples-7?a=b',
    flags: { products: { ratings, reviews: true } },
  });
}

describe('the reviews of a product', () => {
  test('show stars, title, text, first name, date, and the answer beneath', async () => {
    const text = readText(await render([{ ...said, answer: 'Thank you.' }]));
    expect(text).toMatch(
      /Customer reviews 4\.3 .*Crisp I buy them again\. Ada · 20 November 2026 .*Our answer Thank you\./,
    );
    expect(tagsOf(await render([said]), 'span').join('')).toContain('aria-label="4 out of 5"');
    expect(readText(await render([said]))).not.toContain('Our answer');
  });

  test.each([
    [true, true],
    [false, false],
  ])('bought, as far as an order bears out: %s, the badge stands there: %s', async (isVerified, hasBadge) => {
    expect(readText(await render([{ ...said, isVerified }])).includes('Verified purchase')).toBe(hasBadge);
  });

  test.each([
    [true, 1],
    [false, 0],
  ])('while ratings are %s, each has its stars %d times', async (ratings, times) => {
    expect((await render([said], { ratings })).split('aria-label="4 out of 5"')).toHaveLength(times + 1);
  });

  test('who is gone has no name, and another language is named', async () => {
    const text = readText(await render([{ ...said, author: '', language: 'vi' }]));
    expect(text).toContain('Customer · 20 November 2026');
    expect(text).toContain('Tiếng Việt');
  });

  test.each([
    ['none', [], 0, 'Nobody has reviewed this product yet.', 'More reviews'],
    ['one', [said], 1, 'Crisp', 'More reviews'],
    ['what could not be had', null, 0, 'The reviews could not be loaded Try again', 'Nobody'],
  ])('%s', async (_, items, total, there, missing) => {
    const text = readText(await render(items, { total }));
    expect(text).toContain(there);
    expect(text).not.toContain(missing);
  });

  test('more than a page has a way to the others', async () => {
    expect(readText(await render([said], { total: 6 }))).toContain('More reviews');
  });

  test.each([
    ['fr', 'Seuls les clients qui ont acheté ce produit'],
    ['en', 'written by customers who bought this product'],
    ['vi', 'khách hàng đã mua sản phẩm này'],
  ] as const)('in %s visitors read who may write one, and sign in from here', async (language, who) => {
    const html = await render([], { language });
    expect(readText(html)).toContain(who);
    expect(tagsOf(html, 'a').join('')).toContain('href="/auth/login?redirectTo=%2Fproducts%2Fapples-7%3Fa%3Db"');
    expect(html).not.toContain('<form');
  });

  test('what is written is text, in a direction of its own', async () => {
    const hostile = '<img src=x onerror=alert(1)> **bold** [a](javascript:alert(1)) \u202egnp.exe';
    const html = await render([{ ...said, title: hostile, text: hostile, answer: hostile, author: hostile }]);
    expect([tagsOf(html, 'img'), tagsOf(html, 'strong')]).toEqual([[], []]);
    expect(tagsOf(html, 'a')).toHaveLength(1);
    const shown = '&lt;img src=x onerror=alert(1)&gt; **bold** [a](javascript:alert(1)) \u202egnp.exe';
    for (const [element, times] of [
      ['bdi', 2],
      ['p', 2],
    ] as const)
      expect(
        [...html.matchAll(new RegExp(`<${element}\\b[^>]*>([^<]*)</${element}>`, 'g'))].filter(
          ([, inner]) => inner === shown,
        ),
      ).toHaveLength(times);
    expect(tagsOf(html, 'p').filter((tag) => tag.includes('dir="auto"'))).toHaveLength(2);
  });
});
