import type { ParsedOf } from '#contract/endpoint.ts';
import type * as calls from '#contract/stores/staff-stores.ts';
import { sql } from '#server/db/sql.ts';
import { stores } from '#server/db/tables/stores.ts';
import type { CatalogueWrite } from '#server/services/catalogue/write-offers.ts';
import { editStore } from '../edit-store.ts';
import { toStoreColumns } from './to-store-columns.ts';
import { writeParts } from './write-parts.ts';

/** Adds a store, the last in their order unless said otherwise; its id. It has no goods until products are given prices there. */
export async function createStore(
  write: CatalogueWrite & { decimals: number },
  input: ParsedOf<typeof calls.createStore>,
): Promise<number> {
  const { street, city, postalCode, state, country } = input.address;
  const last = sql<number>`(select least(coalesce(max(${stores.position}) + 1, 0), 10000) from ${stores})`;
  const [row] = await write.tx
    .insert(stores)
    .values({
      name: input.name,
      street,
      city,
      postalCode,
      state,
      country,
      position: last,
      phone: input.contact.phoneNumber,
      email: input.contact.email,
      displayable: false,
      createdAt: write.now,
    })
    .returning({ id: stores.id });
  if (!row) throw new Error('The store was not written');
  await writeParts(write.tx, row.id, input, write.decimals);
  await editStore(write, row.id, { ...toStoreColumns(input, false), version: 1 });
  return row.id;
}
