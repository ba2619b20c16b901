import type { ThingKind } from '#domain/audit/thing-kind.ts';
import type { OfficePath } from '../paths.ts';

/** The screen of each kind of thing, where the back office has one. */
const screens: ReadonlyMap<ThingKind, OfficePath> = new Map<ThingKind, OfficePath>([
  ['product', 'products/:id'],
  ['order', 'orders/:id'],
  ['customer', 'customers/:id'],
  ['message', 'messages/:id'],
  ['store', 'stores/:id'],
  ['review', 'reviews'],
  ['featureConfig', 'config'],
  ['outboxEntry', 'outbox'],
  ['shop', 'config'],
  ['synonyms', 'search'],
  ['slotRules', 'stores/:id/slots'],
  ['aisles', 'aisles/:id'],
  ['pageText', 'texts/:id'],
  ['banner', 'texts/banners/:id'],
  ['stockSettings', 'products'],
  ['stockCount', 'counts'],
  ['apiKey', 'programs'],
  ['import', 'imports/:id'],
  ['importTemplate', 'imports'],
  ['receipt', 'receipts/:id'],
  ['recall', 'recalls/:id'],
  ['webhook', 'programs/webhooks/:id'],
]);

/** Where a thing stands in the back office; null where no screen shows it. */
export function thingHref(kind: ThingKind, id: string): string | null {
  const path = screens.get(kind);
  return path ? `/admin/${path.replace(':id', id)}` : null;
}
