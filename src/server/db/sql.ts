/**
 * The query builder, under one name for the whole server. Node reads a package's list of exports anew for each file that
 * imports it, and the one of drizzle-orm has 170 KB: 400 files that did so made each start half a second longer
 * (docs/decisions/databases.md).
 */
export * from 'drizzle-orm';
