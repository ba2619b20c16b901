import { customType, timestamp } from '#server/db/pg-core.ts';

/** Text that sorts byte by byte on every database: for the sort keys that the domain makes. */
export const byteText = customType<{ data: string }>({ dataType: () => 'text collate "C"' });

/** An instant. */
export const instant = (name: string) => timestamp(name, { withTimezone: true });
export const createdAt = () => instant('created_at').notNull().defaultNow();

/** The id of a transaction, 64 bits, as text. */
export const transactionId = customType<{ data: string }>({ dataType: () => 'xid8' });
