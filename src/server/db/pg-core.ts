/** What tables are made of, under one name for the whole server, as `sql.ts` has the queries. */
export * from 'drizzle-orm/pg-core';
