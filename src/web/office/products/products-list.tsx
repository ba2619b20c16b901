import { listStaffProducts, type StaffProduct } from '#contract/catalogue/staff-products.ts';
import { categories } from '#domain/catalogue/category.ts';
import { amountCell, codeCell, momentCell } from '#domain/csv/cell.ts';
import { shortages } from '#domain/stock/low-stock.ts';
import { Badge } from '#web/ui/show/badge.tsx';
import { categoryWord } from '../category-word.ts';
import { type ListDefinition, yesOrNo } from '../list/list-definition.ts';
import { productState, stockInAll } from '../product-state.ts';
import { barcodeColumns, storeColumns } from './exported-columns.ts';
import { NameLine } from './name-line.tsx';
import { StockCell } from './stock-cell.tsx';

/** The list of products, hidden ones too. */
export const productsList: ListDefinition<StaffProduct> = {
  id: 'products',
  path: '/admin/products',
  endpoint: listStaffProducts,
  title: (t) => t('admin.products.title'),
  count: (t, count) => t('admin.products.count', { count }),
  empty: (t) => t('admin.products.empty'),
  loadFailed: (t) => t('admin.products.loadFailed'),
  search: { name: 'search', hint: (t) => t('admin.products.search') },
  nameOf: ({ name }) => name,
  hrefOf: ({ id }) => `/admin/products/${id}`,
  defaultSort: 'name-asc',
  moreSorts: [{ value: 'newest', label: (t) => t('admin.products.sortNewest') }],
  quick: [
    { id: 'all', label: (t) => t('admin.products.quickAll'), query: {} },
    { id: 'visible', label: (t) => t('admin.products.quickVisible'), query: { visible: 'true' } },
    { id: 'hidden', label: (t) => t('admin.products.quickHidden'), query: { visible: 'false' } },
    { id: 'drafts', label: (t) => t('admin.products.quickDrafts'), query: { visible: 'false', incomplete: 'true' } },
    { id: 'discounted', label: (t) => t('admin.products.quickDiscounted'), query: { discounted: 'true' } },
    { id: 'low', label: (t) => t('admin.products.quickLow'), query: { stock: 'low' } },
    { id: 'out', label: (t) => t('admin.products.quickOut'), query: { stock: 'out' } },
  ],
  filters: [
    {
      name: 'category',
      kind: 'choice',
      label: (t) => t('admin.products.category'),
      options: ({ format }) => categories.map((value) => ({ value, label: categoryWord(format.language, value) })),
    },
    {
      name: 'visible',
      kind: 'choice',
      label: (t) => t('admin.products.state'),
      options: ({ t }) => [
        { value: 'true', label: t('admin.products.stateVisible') },
        { value: 'false', label: t('admin.products.stateHidden') },
      ],
    },
    {
      name: 'stock',
      kind: 'choice',
      label: (t) => t('admin.products.stock'),
      options: ({ t }) => shortages.map((value) => ({ value, label: t(`admin.products.stock_${value}`) })),
    },
    yesOrNo('discounted', (t) => t('admin.products.inForce')),
    yesOrNo('incomplete', (t) => t('admin.products.lacksFacts')),
    yesOrNo('allergensUnseen', (t) => t('admin.products.unseenTitle')),
    yesOrNo('unreadBarcode', (t) => t('admin.products.unreadBarcodes')),
    yesOrNo('featured', (t) => t('admin.products.featured')),
    {
      name: 'storeId',
      kind: 'choice',
      label: (t) => t('admin.products.soldIn'),
      options: ({ stores }) => stores.map(({ id, name }) => ({ value: String(id), label: name })),
    },
  ],
  columns: [
    {
      id: 'name',
      width: 20,
      label: (t) => t('admin.products.name'),
      isRowHeader: true,
      headsCard: true,
      sorts: { ascending: 'name-asc', descending: 'name-desc' },
      cell: ({ name }) => name,
      line: (product) => <NameLine {...product} />,
      text: ({ name }) => name,
    },
    {
      id: 'category',
      width: 9,
      label: (t) => t('admin.products.category'),
      cell: ({ category }, { format }) => categoryWord(format.language, category),
      text: ({ category }, { format }) => categoryWord(format.language, category),
    },
    {
      id: 'price',
      width: 6,
      label: (t) => t('admin.products.price'),
      align: 'right',
      cell: ({ price }, { format }) => price !== null && format.money(price),
      text: ({ price }) => amountCell(price),
      sheet: storeColumns('admin.products.priceIn', ({ price }) => amountCell(price)),
    },
    {
      id: 'discount',
      width: 5,
      label: (t) => t('admin.products.discount'),
      align: 'right',
      cell: ({ discount }, { format }) => discount > 0 && format.percent(discount),
      text: ({ discount }) => discount,
      sheet: storeColumns('admin.products.discountIn', ({ discount }) => discount),
    },
    {
      id: 'stock',
      width: 12,
      label: (t) => t('admin.products.stock'),
      align: 'right',
      cell: (product, context) => <StockCell product={product} at={context} />,
      text: ({ quantityInStock }) => quantityInStock,
      beside: { id: 'stockInAll', label: (t) => t('admin.products.stockAll'), text: stockInAll },
      sheet: storeColumns('admin.products.stockIn', ({ quantityInStock }) => quantityInStock),
    },
    {
      id: 'state',
      width: 6.5,
      label: (t) => t('admin.products.state'),
      cell: (product, { t }) => {
        const { word, tone } = productState(product);
        return <Badge tone={tone}>{t(`admin.products.state${word}`)}</Badge>;
      },
      text: (product, { t }) => t(`admin.products.state${productState(product).word}`),
    },
    {
      id: 'supplier',
      width: 9,
      label: (t) => t('admin.products.supplier'),
      startsHidden: true,
      cell: ({ supplier }) => supplier,
      text: ({ supplier }) => supplier,
    },
    {
      id: 'purchasePrice',
      width: 6.5,
      label: (t) => t('admin.products.purchasePrice'),
      align: 'right',
      startsHidden: true,
      cell: ({ purchasePrice }, { format }) => purchasePrice !== null && format.money(purchasePrice),
      text: ({ purchasePrice }) => amountCell(purchasePrice),
    },
    {
      id: 'margin',
      width: 5.5,
      label: (t) => t('admin.products.margin'),
      align: 'right',
      startsHidden: true,
      cell: ({ margin }, { format }) =>
        margin !== null && (
          <span className={margin < 0 ? 'font-semibold text-bad' : undefined}>{format.percent(margin)}</span>
        ),
      text: ({ margin }) => margin,
      sheet: storeColumns('admin.products.marginIn', ({ margin }) => margin),
    },
    {
      id: 'code',
      width: 8,
      label: (t) => t('admin.products.code'),
      startsHidden: true,
      cell: ({ supplierCode }) => supplierCode,
      text: ({ supplierCode }) => codeCell(supplierCode),
      isAlwaysInSheets: true,
    },
    {
      id: 'barcode',
      width: 9,
      label: (t) => t('admin.products.barcode'),
      startsHidden: true,
      cell: ({ barcode }) => barcode,
      text: ({ barcode }) => codeCell(barcode),
      sheet: barcodeColumns,
      isAlwaysInSheets: true,
    },
    {
      id: 'scaleCode',
      width: 7,
      label: (t) => t('admin.products.scaleCode'),
      startsHidden: true,
      cell: ({ scaleCode }) => scaleCode,
      text: ({ scaleCode }) => codeCell(scaleCode),
    },
    {
      id: 'updated',
      width: 9,
      label: (t) => t('admin.products.updated'),
      startsHidden: true,
      sorts: { ascending: 'updated', descending: 'updated' },
      cell: ({ updatedAt }, { format, timeZone }) => format.dateTime(updatedAt, timeZone),
      text: ({ updatedAt }, { timeZone }) => momentCell(updatedAt, timeZone),
    },
  ],
};
