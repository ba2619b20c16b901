import { beforeAll, expect, test } from 'vitest';
import { translatorOf } from '#web/i18n/translate.ts';
import { type BaseArea, loadAllWords } from '#web/i18n/words.ts';
import { auditList } from '#web/office/audit/audit-screen.tsx';
import { messagesList } from '#web/office/messages/messages-screen.tsx';
import { customersList } from '../customers/customers-list.tsx';
import { ordersList } from '../orders/orders-list.tsx';
import { outboxList } from '../outbox/outbox-list.tsx';
import { paymentsList } from '../payments/payments-list.tsx';
import { productsList } from '../products/products-list.tsx';
import { receiptsList } from '../receipts/receipts-list.tsx';
import { reviewsList } from '../reviews/reviews-list.tsx';
import { bannersList } from '../texts/banners/banners-list.tsx';
import type { ListDefinition, ListRow } from './list-definition.ts';
import { sortOptions } from './sort-options.ts';

const lists = [
  productsList,
  ordersList,
  customersList,
  messagesList,
  reviewsList,
  auditList,
  outboxList,
  paymentsList,
  receiptsList,
  bannersList,
].map((list) => [list.id, list as unknown as ListDefinition<ListRow>] as const);
beforeAll(() => loadAllWords('en'));

type Shape = Record<string, { unwrap?: () => unknown; options?: string[] }>;
const shapeOf = async ({ endpoint }: ListDefinition<ListRow>) =>
  ((await endpoint.schemas()).input as unknown as { shape: Shape }).shape;

test.each(lists)('every filter that the call of %s takes is offered', async (_, list) => {
  const { page: _page, per_page: _perPage, sortBy: _sortBy, ...taken } = await shapeOf(list);
  const offered = [list.search?.name ?? [], list.filters.map(({ name }) => name)].flat(2);
  expect(offered.sort()).toEqual(Object.keys(taken).sort());
});

test.each(lists)('every order that the call of %s knows is offered', async (_, list) => {
  const { sortBy } = await shapeOf(list);
  const known = (sortBy?.unwrap?.() as { options?: string[] } | undefined)?.options ?? [];
  const offered = sortOptions(list, translatorOf<BaseArea | 'admin' | 'orders'>('en'));
  expect(offered.map(({ value }) => value).sort()).toEqual([...known].sort());
});
