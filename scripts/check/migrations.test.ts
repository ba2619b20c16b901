import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { migrationFaults } from './migrations.mjs';

/** The first that shops get while they serve: those before it were made before anybody had a shop. */
const first = '0025';

test('no migration keeps shoppers out of a table, nor takes away what the release before reads', () => {
  const files = globSync('src/server/db/migrations/*.sql').filter((file) => basename(file) >= first);
  expect(
    files.flatMap((file) => migrationFaults(readFileSync(file, 'utf8')).map((fault) => `${file}: ${fault}`)),
  ).toEqual([]);
});

test.each([
  ['CREATE INDEX "orders_day" ON "orders" USING btree ("day")', /concurrently/],
  ['CREATE UNIQUE INDEX "orders_day" ON "orders" USING btree ("day")', /concurrently/],
  ['CREATE INDEX CONCURRENTLY "orders_day" ON "orders" USING btree ("day")', /half-made/],
  ['ALTER TABLE "orders" ADD COLUMN "day" date NOT NULL', /default/],
  ['ALTER TABLE "orders" ADD COLUMN "key" uuid DEFAULT gen_random_uuid() NOT NULL', /in batches/],
  ['ALTER TABLE "orders" ADD COLUMN "number" serial', /in batches/],
  ['ALTER TABLE "orders" ALTER COLUMN "day" SET DATA TYPE text', /another column/],
  ['ALTER TABLE "orders" ALTER COLUMN "day" SET NOT NULL', /not valid/],
  ['ALTER TABLE "orders" ADD CONSTRAINT "c" CHECK ("sum" > 0)', /not valid/],
  ['ALTER TABLE "orders" ADD CONSTRAINT "c" FOREIGN KEY ("a") REFERENCES "public"."b"("id")', /not valid/],
  ['ALTER TABLE "orders" ADD CONSTRAINT "c" UNIQUE("day")', /using index/],
  ['ALTER TABLE "orders" DROP COLUMN "day"', /a release later/],
  ['ALTER TABLE "orders" RENAME COLUMN "day" TO "date"', /a release later/],
  ['DROP TABLE "orders"', /a release later/],
  ['UPDATE orders SET day = now()', /in batches/],
  ['-- in batches\nUPDATE orders SET day = now()', /has a limit/],
  ['-- allowed:\nDROP TABLE "orders"', /a release later/],
])('%s is refused', (statement, why) => {
  expect(migrationFaults(statement)).toEqual([expect.stringMatching(why)]);
});

const parted = (...statements: string[]) => statements.join('--> statement-breakpoint\n');

test('what runs by itself is alone in its file, and a rule is validated after the migration that adds it', () => {
  const index = ['DROP INDEX CONCURRENTLY IF EXISTS i;', 'CREATE INDEX CONCURRENTLY i ON orders (day);'];
  const column = 'ALTER TABLE "orders" ADD COLUMN "day" date;';
  expect(migrationFaults(parted(...index, column))).toEqual([expect.stringMatching(/file of its own/)]);
  const rule = 'ALTER TABLE "orders" ADD CONSTRAINT "c" CHECK ("sum" > 0) NOT VALID;';
  const validated = 'ALTER TABLE "orders" VALIDATE CONSTRAINT "c";';
  expect(migrationFaults(parted(rule, validated))).toEqual([expect.stringMatching(/under its lock/)]);
});

test.each([
  [
    parted(
      'CREATE TABLE "new" ("id" serial);',
      'CREATE INDEX "i" ON "new" USING btree ("id");',
      'UPDATE new SET id = 1',
    ),
  ],
  [parted('DROP INDEX CONCURRENTLY IF EXISTS "i";', 'CREATE INDEX CONCURRENTLY "i" ON "orders" ("day");')],
  ['ALTER TABLE "orders" ADD COLUMN "isGift" boolean DEFAULT false NOT NULL'],
  ['ALTER TABLE "orders" ADD COLUMN "made_at" timestamp with time zone DEFAULT now() NOT NULL'],
  ['ALTER TABLE "orders" ADD CONSTRAINT "c" CHECK ("sum" > 0) NOT VALID'],
  ['ALTER TABLE "orders" VALIDATE CONSTRAINT "c"'],
  ['-- in batches\nUPDATE orders SET day = now() WHERE id IN (SELECT id FROM orders WHERE day IS NULL LIMIT 1000)'],
  ['-- allowed: nothing has read it since 0.2.0\nALTER TABLE "orders" DROP COLUMN "day"'],
])('allowed: %s', (text) => {
  expect(migrationFaults(text)).toEqual([]);
});
