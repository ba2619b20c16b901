import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { connect } from '#server/db/connect.ts';
import { seedKinds } from '#server/seed/demo/seed-kinds.ts';
import { makeProducts, makeStore } from '#server/testing/catalogue.ts';
import { benchGoods } from './goods.ts';

export type Size = { products: number; stores: number };

/** A database of the benchmark's own: on the server of DATABASE_URL, else embedded in a temporary folder. */
export type BenchDatabase = {
  kind: 'postgres' | 'embedded';
  /** Settings that lead the shop to it. */
  env: { DATA_DIR: string; DATABASE_URL?: string };
  drop: () => Promise<void>;
};

export async function createDatabase(server: string | undefined, part = ''): Promise<BenchDatabase> {
  const folder = mkdtempSync(join(tmpdir(), 'panier-bench-'));
  const removeFolder = () => rmSync(folder, { recursive: true, force: true });
  if (!server) return { kind: 'embedded', env: { DATA_DIR: folder }, drop: async () => removeFolder() };
  const name = `panier_bench_${process.pid}${part && `_${part}`}`;
  await asAdmin(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  const drop = async () => {
    await asAdmin(server, `drop database if exists ${name} with (force)`);
    removeFolder();
  };
  return { kind: 'postgres', env: { DATA_DIR: folder, DATABASE_URL: url.href }, drop };
}

/** Loads the products into the stores and lets the database look at what it has got. */
export async function fillDatabase({ env }: BenchDatabase, { products, stores }: Size): Promise<void> {
  const connection = await connect({ dataDir: env.DATA_DIR, databaseUrl: env.DATABASE_URL });
  try {
    const { db } = connection;
    for (let i = 0; i < stores; i++) await makeStore(db);
    await seedKinds(db);
    const goods = benchGoods(products);
    for (let from = 0; from < goods.length; from += 1000) await makeProducts(db, goods.slice(from, from + 1000));
    await connection.vacuum();
  } finally {
    await connection.close();
  }
}

async function asAdmin(server: string, statement: string): Promise<void> {
  const admin = new pg.Client({ connectionString: server });
  await admin.connect();
  try {
    await admin.query(statement);
  } finally {
    await admin.end();
  }
}
