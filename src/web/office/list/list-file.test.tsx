import { expect, test } from 'vitest';
import type { FileForm } from '#domain/csv/cell.ts';
import type { Language } from '#domain/language/language.ts';
import { useFormat } from '#web/lib/writing/format-context.tsx';
import { auditList } from '#web/office/audit/audit-screen.tsx';
import { messagesList } from '#web/office/messages/messages-screen.tsx';
import { renderPart } from '#web/testing/render-part.tsx';
import { customersList } from '../customers/customers-list.tsx';
import { ordersList } from '../orders/orders-list.tsx';
import { outboxList } from '../outbox/outbox-list.tsx';
import { paymentsList } from '../payments/payments-list.tsx';
import { productsList } from '../products/products-list.tsx';
import { reviewsList } from '../reviews/reviews-list.tsx';
import { useOfficeT } from '../use-office-t.ts';
import type { ListDefinition, ListRow } from './list-definition.ts';
import { listFile, listFileName } from './list-file.ts';

const stores = [
  { id: 1, name: 'Centre' },
  { id: 2, name: 'Lyon; Sud' },
];

/** The file of some rows: its lines. */
async function fileOf(
  list: unknown,
  row: object | object[],
  columns: string[] | null,
  { form = 'programs', language = 'en', filters = {} }: Partial<Given> = {},
): Promise<string> {
  let file = '';
  function Part() {
    const at = { t: useOfficeT(), format: useFormat(), stores: stores as never, timeZone: 'Asia/Ho_Chi_Minh' };
    const rows = [row].flat() as ListRow[];
    file = listFile(form, { list: list as ListDefinition<ListRow>, chosen: columns, filters, rows, at });
    return null;
  }
  await renderPart(<Part />, { language });
  return file.slice(1);
}
type Given = { form: Exclude<FileForm, 'workbook'>; language: Language; filters: Record<string, string> };
const sheets = (language: Language, filters = {}): Given => ({ form: 'spreadsheets', language, filters });
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
    'Product,Aisle,Stock,"Stock, all stores"\r\nRiz,Rice,0.1,0.3\r\n',
  );
});

const here = { price: 1234.5, discount: 10, quantityInStock: 0.5 };
const product = {
  name: 'Café moulu',
  category: 'RIZ',
  supplierCode: '007',
  barcode: '0012345678905',
  barcodes: ['00012345678905', '00000096385074'],
  visible: true,
  missing: [],
  updatedAt: '2026-03-04T18:30:00Z',
  price: 1234.5,
  discount: 10,
  quantityInStock: 0.5,
  stores: [
    { ...here, storeId: 1 },
    { ...here, storeId: 2, price: null, quantityInStock: 7 },
    { ...here, storeId: 9, discount: 0, quantityInStock: 3 },
  ],
};
const shownOfProduct = ['name', 'price', 'stock', 'updated'];

test('a file of products for spreadsheets heads figures by their store and always has the codes, as texts', async () => {
  expect(await fileOf(productsList, product, shownOfProduct, sheets('fr'))).toBe(
    [
      'Produit;"Prix, Centre";"Prix, Lyon; Sud";"Prix, magasin n° 9";"Stock, Centre";"Stock, Lyon; Sud";"Stock, magasin n° 9";Modifié;Code;Code-barres;Code-barres 2',
      'Café moulu;"1234,50";;"1234,50";"0,5";;3;05/03/2026 01:30;"=""007""";"=""0012345678905""";"=""96385074"""',
      '',
    ].join('\r\n'),
  );
});

test('filtered by a store, it has the figures of that store alone', async () => {
  expect(await fileOf(productsList, product, shownOfProduct, sheets('en', { storeId: '2' }))).toMatch(
    /^Product,"Price, Lyon; Sud","Stock, Lyon; Sud",Changed,.*\r\nCafé moulu,,,05\/03\/2026 01:30,/,
  );
});

test('the file of the same product for programs is in no language, and of the columns that were chosen', async () => {
  for (const language of ['fr', 'en', 'vi'] as const) {
    const [, row] = (await fileOf(productsList, product, shownOfProduct, { language })).split('\r\n');
    expect(row).toBe('Café moulu,1234.5,0.5,3.5,2026-03-05 01:30');
  }
});

test('an order for spreadsheets has its moments by the clock of its store, its states in words', async () => {
  const order = {
    orderNumber: 'P261121-7K3QXM',
    customerName: 'An',
    email: 'an@panier.example',
    customerPhone: '+33 1',
    date: '2026-11-21T09:00:00Z',
    timeZone: 'Europe/Paris',
    total: 12.5,
    items: 3,
    status: 'ready',
    type: 'pickup',
    slot: { start: '2026-11-24T09:00:00Z', end: '2026-11-24T11:00:00Z', timeZone: 'Europe/Paris' },
  };
  expect(await fileOf(ordersList, order, ['number', 'phone', 'date', 'slot', 'total', 'status'], sheets('vi'))).toBe(
    'Đơn hàng;Điện thoại;Ngày;Bắt đầu khung giờ;Kết thúc khung giờ;Tổng;Trạng thái\r\n"=""P261121-7K3QXM""";"=""+33 1""";21/11/2026 10:00;24/11/2026 10:00;24/11/2026 12:00;"12,50";Sẵn sàng\r\n',
  );
});

test('a payment is written with its provider, its sums and its moments by the clock of the store', async () => {
  const row = {
    orderNumber: 'P261121-7K3QXM',
    provider: 'stripe',
    method: 'card',
    status: 'captured',
    asking: false,
    reserved: 5.69,
    captured: 5.09,
    refunded: 1,
    createdAt: '2026-11-21T09:00:00Z',
    expiresAt: '2026-11-21T09:30:00Z',
    attention: 'refundFailed',
    timeZone: 'Europe/Paris',
  };
  const shown = ['number', 'method', 'status', 'asking', 'reserved', 'captured', 'refunded', 'createdAt', 'attention'];
  expect(await fileOf(paymentsList, row, shown)).toBe(
    'Order,Method,Provider,Status,Waiting,Reserved,Taken,Refunded,Begun,To check\r\nP261121-7K3QXM,Card,Stripe,Taken,No,5.69,5.09,1,2026-11-21 10:00,Refund refused\r\n',
  );
});

test.each(
  [reviewsList, customersList, ordersList, messagesList, auditList, outboxList, paymentsList, productsList].map(
    (one) => [one.id, one] as const,
  ),
)('the list of %s has a file in both forms, also of no rows', async (_, list) => {
  const head = await fileOf(list, [], null);
  expect(head).toMatch(/,.*\r\n$/);
  expect(await fileOf(list, [], null, sheets('fr'))).toMatch(/;.*\r\n$/);
});

test('the name of a file for people says what it is, of which store and when', () => {
  const now = new Date('2026-11-24T17:05:00Z');
  const at = { t: (key: string) => key, stores: stores as never, timeZone: 'Asia/Ho_Chi_Minh' } as never;
  const named = (form: FileForm, filters: Record<string, string>) =>
    listFileName(form, { id: 'products', title: () => 'Produits : a/b' }, { filters, at, now });
  expect(named('spreadsheets', {})).toBe('Produits - a-b 2026-11-25 00.05.csv');
  expect(named('spreadsheets', { storeId: '1' })).toBe('Produits - a-b Centre 2026-11-25 00.05.csv');
  expect(named('workbook', { storeId: '1' })).toBe('Produits - a-b Centre 2026-11-25 00.05.xlsx');
  expect(named('programs', { storeId: '1' })).toBe('products.csv');
});
