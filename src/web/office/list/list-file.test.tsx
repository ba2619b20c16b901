import { expect, test } from 'vitest';
import { useFormat } from '#web/lib/writing/format-context.tsx';
import { renderPart } from '#web/testing/render-part.tsx';
import { auditList } from '../audit/audit-list.tsx';
import { customersList } from '../customers/customers-list.tsx';
import { ordersList } from '../orders/orders-list.tsx';
import { productsList } from '../products/products-list.tsx';
import { reviewsList } from '../reviews/reviews-list.tsx';
import { useOfficeT } from '../use-office-t.ts';
import type { ListDefinition, ListRow } from './list-definition.ts';
import { listFile } from './list-file.ts';

/** The file of one row: its lines. */
async function fileOf(list: unknown, row: object, columns: string[]): Promise<string> {
  let file = '';
  function Part() {
    const at = { t: useOfficeT(), format: useFormat(), stores: [], timeZone: 'UTC' };
    file = listFile(list as ListDefinition<ListRow>, columns, [row as ListRow], at);
    return null;
  }
  await renderPart(<Part />);
  return file.slice(1);
}
const nothing = { before: null, after: null, isErased: false, isHidden: false };

test('a change is written with what was before and after, or why it is not shown', async () => {
  const changes = [
    { ...nothing, field: 'customerType', before: 'retail', after: 'wholesale' },
    { ...nothing, field: 'phone', isErased: true },
  ];
  const row = { thing: { kind: 'customer', id: '7', label: '=1+1' }, changes };
  expect(await fileOf(auditList, row, ['thing', 'changes'])).toBe(
    'Subject,Changes\r\nCustomer =1+1,"Type of customer: Retail → Wholesale\nPhone: erased with the person"\r\n',
  );
});

test('a review is written with its answer and its order', async () => {
  const row = { productName: 'Riz', title: '', text: 'Bon', answer: '=HYPERLINK(1)', author: 'An', orderNumber: 'A-1' };
  expect(await fileOf(reviewsList, row, ['product', 'text', 'author'])).toBe(
    "Product,Review,Answer of the shop,Customer,Order\r\nRiz,Bon,'=HYPERLINK(1),An,A-1\r\n",
  );
});

test('the email of an order is written once, also where it is a column of its own', async () => {
  const row = { orderNumber: 'A-1', customerName: 'An', email: 'an@panier.example' };
  expect(await fileOf(ordersList, row, ['number', 'customer'])).toBe(
    'Order,Customer,Email address\r\nA-1,An,an@panier.example\r\n',
  );
  expect(await fileOf(ordersList, row, ['number', 'email', 'customer'])).toBe(
    'Order,Email address,Customer\r\nA-1,an@panier.example,An\r\n',
  );
});

test('a customer is written with the phone and what was asked for', async () => {
  const row = {
    name: 'An',
    email: 'an@panier.example',
    phone: '+33 1',
    customerType: 'retail',
    wholesaleRequested: true,
  };
  expect(await fileOf(customersList, row, ['name', 'email', 'type'])).toContain(
    "\r\nAn,an@panier.example,'+33 1,Wholesale request",
  );
});

test('a product is written with its stock in all stores, and its category by its word', async () => {
  const stores = [
    { price: 2, quantityInStock: 0.1 },
    { price: 2, quantityInStock: 0.2 },
    { price: null, quantityInStock: 9 },
  ];
  const row = { name: 'Riz', category: 'RIZ', quantityInStock: 0.1, stores };
  expect(await fileOf(productsList, row, ['name', 'category', 'stock'])).toBe(
    'Product,Category,Stock,"Stock, all stores"\r\nRiz,Rice,0.1,0.3\r\n',
  );
});
