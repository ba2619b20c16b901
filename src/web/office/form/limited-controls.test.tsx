import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { expect, test } from 'vitest';
import type { StaffReview } from '#contract/catalogue/review-moderation.ts';
import { readText, renderPart, tagsOf } from '#web/testing/render-part.tsx';
import { ColumnsMenu } from '../list/columns-menu.tsx';
import { useList } from '../list/use-list.ts';
import { PicturesField } from '../products/form/pictures-field.tsx';
import { productsList } from '../products/products-list.tsx';
import { QuickBar } from '../products/quick-edit/quick-bar.tsx';
import { QuickToggle } from '../products/quick-edit/quick-toggle.tsx';
import { ReviewActions } from '../reviews/review-actions.tsx';

const written = (part: ReactElement) =>
  renderPart(<QueryClientProvider client={new QueryClient()}>{part}</QueryClientProvider>);
const nothing = () => {};

/** What describes the controls of an element that something stands in the way of, in their order. */
function reasons(html: string, element: string): string[] {
  return tagsOf(html, element)
    .filter((tag) => / disabled=""/.test(tag) || tag.includes('aria-disabled="true"'))
    .map((tag) => {
      const id = /aria-describedby="([^"]*)"/.exec(tag)?.[1];
      return id ? readText(new RegExp(`id="${id}"[^>]*>([^<]*)<`).exec(html)?.[1] ?? '') : 'no reason';
    });
}

test('a review that is published cannot be published again, and says so', async () => {
  const review = (status: string) =>
    ({ id: 1, version: 1, author: 'An', language: 'fr', status, answer: '' }) as StaffReview;
  const approved = await written(<ReviewActions review={review('approved')} />);
  expect(reasons(approved, 'button')).toEqual(['This review is already published']);
  const rejected = await written(<ReviewActions review={review('rejected')} />);
  expect(reasons(rejected, 'button')).toEqual(['This review is already turned down']);
  expect(reasons(await written(<ReviewActions review={review('pending')} />), 'button')).toEqual([]);
});

test('pictures at the ends say why they go no further', async () => {
  function Form() {
    const form = useForm({ defaultValues: { pictures: ['/a.webp', '/b.webp', '/c.webp'] } });
    return (
      <FormProvider {...form}>
        <PicturesField />
      </FormProvider>
    );
  }
  const expected = ['It is already the first picture', 'It is already the last picture'];
  expect(reasons(await written(<Form />), 'button')).toEqual(expected);
});

test('the column that names a row says why it cannot be taken away', async () => {
  const Menu = () => <ColumnsMenu list={useList(productsList)} />;
  expect(reasons(await written(<Menu />), 'input')).toEqual(['Always shown: it names the row']);
});

test('editing in the list ends, and its store changes, once all is saved, as both say in sight', async () => {
  const bar = (count: number) => (
    <QuickBar
      {...{ storeId: null, count, progress: null, saved: [] }}
      {...{ onStore: nothing, onSave: nothing, onDiscard: nothing, onUndo: nothing }}
    />
  );
  expect(reasons(await written(bar(1)), 'select')).toEqual(['Save first, then choose a store']);
  expect(reasons(await written(bar(0)), 'select')).toEqual([]);
  const toggle = (mayEnd: boolean) => <QuickToggle isOn mayEnd={mayEnd} toggle={nothing} />;
  expect(reasons(await written(toggle(false)), 'button')).toEqual(['Save or discard first']);
  expect(reasons(await written(toggle(true)), 'button')).toEqual([]);
});
