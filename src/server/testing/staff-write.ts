import type { ThingKind } from '#domain/audit/thing-kind.ts';
import type { OrderShop } from './order-shop.ts';
import type { TestApp } from './test-app.ts';

/** A call that changes something, and what its entry in the audit says. */
export type StaffWrite = { path: string; body?: unknown; thing: ThingKind; id?: number | string; fields: string[] };

export type StaffShop = { t: TestApp; shop: OrderShop; staff: Record<string, string> };

/** `fields`: their names, parted by spaces; `id`: null where the thing gets its number by the call. */
export function change(
  path: string,
  thing: ThingKind,
  id: StaffWrite['id'] | null,
  fields: string,
  body?: unknown,
): StaffWrite {
  const named = { path, thing, fields: fields.split(' ').filter(Boolean) };
  return { ...named, ...(id !== null && { id }), ...(body !== undefined && { body }) };
}
