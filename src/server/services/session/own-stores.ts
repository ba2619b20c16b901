import { Refusal } from '#contract/errors.ts';
import { mayActIn, type StaffStores } from '#domain/access/staff-stores.ts';
import type { HotStatement } from '#server/db/connection.ts';
import type { PgColumn } from '#server/db/pg-core.ts';
import { inArray, type SQL, sql } from '#server/db/sql.ts';
import type { Identity } from './identity.ts';

/** Who of the staff calls, as far as stores go. */
export type OfStores = Pick<Identity, 'storeIds'>;

/** Throws `notFound` for a thing of a store that the caller is not there for: they do not learn that there is one. */
export function requireStore({ storeIds }: OfStores, storeId: number): void {
  if (!mayActIn(storeIds, storeId)) throw new Refusal('notFound');
}

/** Throws `forbidden` for a store that the caller names, and is not there for. That there is such a store anybody knows. */
export function requireStoreFilter({ storeIds }: OfStores, storeId: number | undefined): void {
  if (storeId !== undefined && !mayActIn(storeIds, storeId)) throw new Refusal('forbidden');
}

/** Throws `forbidden` for whoever is there for some stores alone. */
export function requireAllStores({ storeIds }: OfStores): void {
  if (storeIds !== null) throw new Refusal('forbidden');
}

/** The condition by which a list or a sum leaves out what is of other stores; none for whoever is there for all. */
export function ownStores(storeIds: StaffStores, column: PgColumn): SQL | undefined {
  return storeIds === null ? undefined : inArray(column, [...storeIds]);
}

/** Ids of stores as the value of a parameter that `isOneOf` reads. */
export const idsOf = (storeIds: readonly number[]) => storeIds.join();

/** In SQL: that a column is one of the ids that the parameter `value` says. */
export const isOneOf = (column: string, value: string) =>
  `${column} = any(string_to_array(${value}::text, ',')::int[])`;

/** The same within a statement in SQL, of the column `name`: nothing, or `and …`. */
export function andOwnStores(storeIds: StaffStores, name: string): SQL {
  if (storeIds === null) return sql``;
  return sql` and ${sql.raw(name)} = any(string_to_array(${idsOf(storeIds)}::text, ',')::int[])`;
}

/** A statement of one store or of all, and the same of the stores of whoever asks. */
type StoreStatement = { all: HotStatement; own: HotStatement };

/** Makes it: `isMeant` says of a column that its store is meant; the parameter is the one of that number. */
export function storeStatement(
  name: string,
  parameter: number,
  text: (isMeant: (column: string) => string) => string,
): StoreStatement {
  const value = `$${parameter}`;
  return {
    all: { name, text: text((column) => `(${value}::int is null or ${column} = ${value}::int)`) },
    own: {
      name: `${name}-own`,
      text: text((column) => isOneOf(column, value)),
    },
  };
}

/** The statement for the store that is asked for, or for those of whoever asks, and the value of its parameter. */
export function ofStores(
  { all, own }: StoreStatement,
  { storeIds }: OfStores,
  storeId: number | undefined,
): [HotStatement, number | string | null] {
  return storeIds === null || storeId !== undefined ? [all, storeId ?? null] : [own, idsOf(storeIds)];
}
