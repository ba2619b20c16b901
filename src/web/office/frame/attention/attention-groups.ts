import type { Attention } from '#contract/office/overview.ts';
import { originName } from '#domain/catalogue/origin-name.ts';
import type { Format } from '#web/lib/writing/format.ts';
import { kindText } from '../../outbox/kind-text.ts';
import type { OfficeT } from '../../use-office-t.ts';
import { nearSlotText } from './near-slot-text.ts';

export type AttentionLine = { key: string; href: string; text: string; detail: string };
/** `count`: how many wait for somebody; null where nothing does and it is only news. */
export type AttentionGroup = {
  id: string;
  title: string;
  href: string;
  count: number | null;
  lines: readonly AttentionLine[];
};
/** `timeZone`: of the shop's clock. */
type TextContext = { t: OfficeT; format: Format; timeZone: string; now: Date };
type Order = NonNullable<Attention['newestOrders']>[number];

/** What needs attention as it is shown: what waits longest first; a part that was not answered is not there. */
export function attentionGroups(attention: Attention, { t, format, timeZone, now }: TextContext): AttentionGroup[] {
  const { lateOrders, newestOrders, lowStock, unansweredMessages, wholesaleRequests, pendingReviews } = attention;
  const { brokenInvariants, deadLetters, storeFaults, unreadBarcodes, lowDisk, paymentsToCheck, webhooksGivenUp } =
    attention;
  const { nightlyImports, datedGoods } = attention;
  const nearlyFull = lowDisk && { count: 1, first: [lowDisk] };
  const words = { today: t('admin.orders.slotToday'), tomorrow: t('admin.orders.slotTomorrow') };
  const orderLine = ({ id, orderNumber, customerName, total, date, timeZone, slot, isLate }: Order): AttentionLine => ({
    key: String(id),
    href: `/admin/orders/${id}`,
    text: `${orderNumber ?? ''} · ${customerName}`,
    detail: [
      isLate && t('admin.orders.isLate'),
      slot
        ? nearSlotText(slot, now, { language: format.language, timeZone, words })
        : format.date(date, timeZone, 'short'),
      format.money(total),
    ]
      .filter(Boolean)
      .join(' · '),
  });
  const group = <Item>(
    id: string,
    title: string,
    href: string,
    some: { count: number; first: readonly Item[] } | undefined,
    line: (item: Item) => AttentionLine,
  ): AttentionGroup[] => (some ? [{ id, title, href, count: some.count, lines: some.first.map(line) }] : []);
  const newest = newestOrders && { count: newestOrders.length, first: newestOrders };
  return [
    ...group('disk', t('admin.attention.disk'), '/admin/config', nearlyFull, ({ freeMegabytes }) => ({
      key: 'disk',
      href: '/admin/config',
      text: t('admin.attention.diskText'),
      detail: t('admin.attention.diskLeft', { left: format.number(freeMegabytes) }),
    })),
    ...group(
      'checks',
      t('admin.attention.checks'),
      '/admin/config#checks',
      brokenInvariants,
      ({ name, violations, checkedAt }) => ({
        key: name,
        href: '/admin/config#checks',
        text: t(`admin.checks.name_${name}`),
        // Without a difference it could not be checked.
        detail: `${violations > 0 ? t('admin.checks.violations', { count: violations }) : t('admin.checks.isUnknown')} · ${format.date(checkedAt, timeZone, 'short')}`,
      }),
    ),
    ...group('dead', t('admin.attention.dead'), '/admin/outbox?state=dead', deadLetters, ({ id, kind, createdAt }) => ({
      key: String(id),
      href: '/admin/outbox?state=dead',
      text: kindText({ kind }, { t }),
      detail: format.date(createdAt, timeZone, 'short'),
    })),
    ...group('webhooks', t('admin.attention.webhooks'), '/admin/programs#webhooks', webhooksGivenUp, (hook) => ({
      key: String(hook.id),
      href: `/admin/programs/webhooks/${hook.id}`,
      text: hook.host,
      detail: format.date(hook.offAt, timeZone, 'short'),
    })),
    ...group(
      'stores',
      t('admin.attention.stores'),
      '/admin/stores',
      storeFaults,
      ({ storeId, storeName, fault, text }) => ({
        key: `${storeId}-${fault}-${text}`,
        href: `/admin/stores/${storeId}`,
        text: storeName,
        detail: t(`admin.attention.store_${fault}`, {
          text: fault === 'country' ? originName(text, format.language) : text,
        }),
      }),
    ),
    ...group(
      'barcodes',
      t('admin.attention.barcodes'),
      '/admin/products?unreadBarcode=true',
      unreadBarcodes,
      ({ productId, name, text }) => ({
        key: `${productId}-${text}`,
        href: `/admin/products/${productId}`,
        text: name,
        detail: text,
      }),
    ),
    ...group('imports', t('admin.attention.imports'), '/admin/imports', nightlyImports, (one) => ({
      key: String(one.id),
      href: `/admin/imports/${one.id}`,
      text: one.fileName,
      detail: [
        one.failureText ?? t('admin.attention.refusedRows', { count: one.refused, rows: format.number(one.refused) }),
        format.date(one.at, timeZone, 'short'),
      ].join(' · '),
    })),
    ...group(
      'payments',
      t('admin.attention.payments'),
      '/admin/orders?attention=payment',
      paymentsToCheck,
      ({ id, orderId, orderNumber, attention, amount }) => ({
        key: id,
        href: `/admin/orders/${orderId}`,
        text: t(`admin.payments.attention_${attention}`),
        detail: `${orderNumber} · ${format.money(amount)}`,
      }),
    ),
    ...group('late', t('admin.attention.late'), '/admin/orders?late=true', lateOrders, orderLine),
    ...group('newest', t('admin.attention.newest'), '/admin/orders', newest, orderLine).map((news) => ({
      ...news,
      count: null,
    })),
    ...group(
      'lowStock',
      t('admin.attention.lowStock'),
      '/admin/products?stock=low',
      lowStock,
      ({ productId, storeId, name, available, cause, daysLeft, storeName }) => ({
        key: `${productId}-${storeId}`,
        href: `/admin/products/${productId}`,
        text: name,
        detail: [
          t('admin.attention.left', { count: available, left: format.number(available) }),
          cause === 'fast' && t('admin.attention.lasts', { count: daysLeft }),
          storeName,
        ]
          .filter(Boolean)
          .join(' · '),
      }),
    ),
    ...group('dated', t('admin.attention.dated'), '/admin/receipts#dated', datedGoods, (one) => ({
      key: `${one.productId}-${one.storeId}-${one.bestBefore}`,
      href: `/admin/products/${one.productId}`,
      text: one.name,
      detail: [
        t('admin.attention.datedUntil', { day: format.date(one.bestBefore, 'UTC', 'short') }),
        t('admin.attention.left', { count: one.left, left: format.number(one.left) }),
        one.storeName,
      ].join(' · '),
    })),
    ...group(
      'messages',
      t('admin.attention.messages'),
      '/admin/messages?handled=false',
      unansweredMessages,
      ({ id, type, fromName, subject, createdAt }) => ({
        key: String(id),
        href: `/admin/messages/${id}`,
        detail: format.date(createdAt, timeZone, 'short'),
        text: `${fromName} · ${type === 'withdrawal' ? t('admin.messages.type_withdrawal') : subject}`,
      }),
    ),
    ...group(
      'wholesale',
      t('admin.attention.wholesale'),
      '/admin/customers?wholesaleRequested=true',
      wholesaleRequests,
      ({ id, name, email, requestedAt }) => ({
        key: String(id),
        href: `/admin/customers/${id}`,
        text: `${name} · ${email}`,
        detail: format.date(requestedAt, timeZone, 'short'),
      }),
    ),
    ...group(
      'reviews',
      t('admin.attention.reviews'),
      '/admin/reviews?status=pending',
      pendingReviews,
      ({ id, productName, rating, createdAt }) => ({
        key: String(id),
        href: '/admin/reviews?status=pending',
        text: productName,
        detail: `${t('admin.attention.rating', { rating })} · ${format.date(createdAt, timeZone, 'short')}`,
      }),
    ),
  ];
}
