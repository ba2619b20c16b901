import { expect, test } from 'vitest';
import type { OwnReview } from '#contract/catalogue/own-reviews.ts';
import { reviewStatuses } from '#domain/reviews/review.ts';
import { readText, renderPart, tagsOf } from '#web/testing/render-part.tsx';
import { OwnReviewItem } from './own-review-item.tsx';
import { ReviewForm } from './review-form.tsx';

const own: OwnReview = {
  id: 3,
  rating: 2,
  title: 'Soft',
  text: 'Not crisp.',
  language: 'en',
  answer: 'We are sorry.',
  createdAt: '2026-11-20T10:00:00.000Z',
  productId: 7,
  productName: 'Apples',
  productSlug: 'apples-7',
  status: 'pending',
};
const nothing = () => undefined;
const listed = (review: OwnReview, isEdited = false) =>
  renderPart(
    <OwnReviewItem
      review={review}
      isEdited={isEdited}
      isBusy={false}
      onEdit={nothing}
      onWithdraw={nothing}
      onSaved={nothing}
      onClose={nothing}
      onDirty={nothing}
    />,
  );
const form = (review: OwnReview | null) =>
  renderPart(
    <ReviewForm
      product={{ id: 7, name: 'Apples' }}
      own={review}
      onSaved={nothing}
      onCancel={nothing}
      onDirty={nothing}
    />,
  );

test.each(reviewStatuses)(
  'one’s own review says that it is %s, with the answer, and is edited and withdrawn',
  async (status) => {
    const html = await listed({ ...own, status });
    const says = { pending: 'Waiting for approval', approved: 'Published', rejected: 'Not published' };
    expect(readText(html)).toContain(
      `Apples ${says[status]} Soft Not crisp. Written on 20 November 2026 Our answer We are sorry.`,
    );
    const expected = ['Edit, Apples', 'Withdraw, Apples'];
    expect(tagsOf(html, 'button').map((tag) => /aria-label="([^"]*)"/.exec(tag)?.[1])).toEqual(expected);
  },
);

test.each([
  ['apples-7', ['/products/apples-7']],
  [null, []],
])('of a product at %s it leads to %s', async (productSlug, links) => {
  const html = await listed({ ...own, productSlug });
  expect(tagsOf(html, 'a').map((tag) => /href="([^"]*)"/.exec(tag)?.[1])).toEqual(links);
  expect(readText(html)).toContain('Apples');
});

test('a new review asks for stars by a group of radio buttons, and counts what is left', async () => {
  const html = await form(null);
  const radios = tagsOf(html, 'input').filter((tag) => tag.includes('type="radio"'));
  expect(radios.map((tag) => /value="(\d)"/.exec(tag)?.[1])).toEqual(['1', '2', '3', '4', '5']);
  for (const tag of radios) expect(tag).toMatch(/required.*name="rating"/);
  expect(html).not.toContain('checked=""');
  const text = readText(html);
  expect(text).toMatch(/^Your review of Apples Your rating \* 1 star out of 5 2 stars out of 5/);
  expect(text).toMatch(/Title optional 100 characters left .*Review optional 2,000 characters left/);
});

test('one’s own is edited from what it says', async () => {
  const html = await form(own);
  expect(tagsOf(html, 'input').find((tag) => tag.includes('value="2"'))).toContain('checked=""');
  expect(tagsOf(html, 'input').find((tag) => tag.includes('name="title"'))).toContain('value="Soft"');
  expect(readText(html)).toContain('96 characters left');
  expect(readText(html)).toContain('Not crisp. Your first name');
  expect(await listed(own, true)).toContain('<form');
});
