import type { ThingKind } from '#domain/audit/thing-kind.ts';
import type { Language } from '#domain/language/language.ts';
import { categoryWord } from '../category-word.ts';
import type { OfficeT } from '../use-office-t.ts';

type WordContext = { t: OfficeT; format: { language: Language } };

/** Where the words for the values of a field stand, which are codes. */
const areas: ReadonlyMap<string, string> = new Map([
  ['order.status', 'admin.orders.status'],
  ['order.paymentStatus', 'orders.paid'],
  ['order.means', 'admin.orders.means'],
  ['order.attention', 'admin.payments.attention'],
  ['order.type', 'admin.orders.type'],
  ['order.substitution', 'admin.orders.substitution'],
  ['order.items.substitution', 'admin.orders.substitution'],
  ['order.paymentMethod', 'orders.pay'],
  ['customer.status', 'admin.customers.state'],
  ['customer.customerType', 'admin.customers.type'],
  ['customer.roles', 'admin.customers.role'],
  ['review.status', 'admin.reviews.state'],
  ['product.ingredientsExemption', 'admin.products.exemption'],
  ['product.unit', 'admin.products.unit'],
  ['product.storageType', 'admin.products.storage'],
  ['shop.defaultSort', 'admin.config.defaultSort'],
  ['product.packaging', 'common.unit'],
  ['product.comparedBy', 'common.unit'],
  ['product.allergens', 'catalogue.allergen'],
  ['product.mayContain', 'catalogue.allergen'],
  ['product.diets', 'catalogue.diet'],
  ['outboxEntry.status', 'admin.outbox.state'],
  ['apiKey.scopes', 'admin.programs.scope'],
  ['webhook.events', 'admin.programs.event'],
  ['banner.place', 'admin.banners.place'],
]);

/** A value with the words for its codes in their place; what has none stays as it is. */
export function withWords(context: WordContext, kind: ThingKind, field: string, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((one) => withWords(context, kind, field, one));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(
      Object.entries(value).map(([name, one]) => [name, withWords(context, kind, `${field}.${name}`, one)]),
    );
  if (typeof value !== 'string') return value;
  const { t, format } = context;
  const path = `${kind}.${field}`;
  if (path === 'product.category' || path === 'aisles.aisles.categories') return categoryWord(format.language, value);
  // An entry need not say whether the order is delivered or fetched, which the other words for cash depend on.
  if (path === 'order.paymentMethod' && value === 'cash') return t('admin.flags.paymentMethods.cash');
  const area = areas.get(path);
  if (!area) return value;
  const key = `${area}_${value}`;
  const text = t(key as Parameters<OfficeT>[0]);
  return text === key ? value : text;
}
