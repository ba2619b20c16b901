import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { type Api, createApi } from '#contract/client.ts';
import { buildApp } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import type { Connection, Db } from '#server/db/connection.ts';
import { transact, type Write } from '#server/db/transact.ts';
import type { Deps } from '#server/deps.ts';
import type { PaymentsDeps } from '#server/features/payments/payments-deps.ts';
import { makeDeps } from '#server/make-deps.ts';
import { suiteLog } from './suite-log.ts';
import { openTestDatabase } from './test-database.ts';

export type TestCall = {
  status: number;
  headers: Record<string, unknown>;
  // biome-ignore lint/suspicious/noExplicitAny: a test reads the wire as it is
  body: any;
};
export type TestApp = {
  app: FastifyInstance;
  deps: Deps;
  /** The lines of its log. */
  logged: readonly string[];
  db: Db;
  connection: Connection;
  /** The typed client, as `token` when one is given. */
  apiAs: (token?: string) => Api;
  /** A request of any shape, answered as it came. */
  call: (method: string, path: string, body?: unknown, headers?: Record<string, string>) => Promise<TestCall>;
  /** One write as a use case does it: a transaction, announced after its commit. */
  write: <T>(work: (write: Write & { now: Date }) => Promise<T>) => Promise<T>;
  /** Sets the clock of the app. */
  setNow: (now: Date) => void;
  /** Moves the clock of the app on, and stops it where it ran. */
  wait: (seconds: number) => void;
  close: () => Promise<void>;
};

type Options = {
  now?: Date;
  env?: Record<string, string>;
  /** Of payments; left out, there are none. */
  providers?: PaymentsDeps['providers'];
  /** To a database that others have open too; left out, it has one of its own. */
  connection?: Connection;
};

/** The real app over a database of its own; the clock stands at `now` when given, else it runs. */
export async function startTestApp(options: Options = {}): Promise<TestApp> {
  const dataDir = mkdtempSync(join(tmpdir(), 'panier-test-'));
  const connection = options.connection ?? (await openTestDatabase());
  let now = options.now;
  const config = readConfig({ DATA_DIR: dataDir, PORT: '0', ...options.env });
  const deps = await makeDeps(config, connection, () => now ?? new Date(), options.providers);
  const logged: string[] = [];
  const app = await buildApp(deps, suiteLog(logged));
  const call: TestApp['call'] = async (method, path, body, headers = {}) => {
    const isForm = body instanceof FormData;
    const form = isForm ? new Response(body) : null;
    const answer = await app.inject({
      method: method as 'GET',
      url: path.startsWith('/api/') || !path.startsWith('/') ? path : `/api/v1${path}`,
      headers: { ...headers, ...(form && { 'content-type': form.headers.get('content-type') ?? '' }) },
      ...(body !== undefined && { payload: form ? Buffer.from(await form.arrayBuffer()) : (body as object) }),
    });
    return { status: answer.statusCode, headers: answer.headers, body: parse(answer.body) };
  };
  return {
    app,
    deps,
    logged,
    db: deps.db,
    connection,
    call,
    apiAs: (token) =>
      createApi(async (method, url, body, { idempotencyKey }) => {
        const headers = {
          ...(token && { authorization: `Bearer ${token}` }),
          ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
        };
        const answer = await call(method, url, body, headers);
        return { status: answer.status, body: answer.body };
      }),
    write: (work) =>
      transact({ db: deps.db, committed: deps.changes.publish }, (write) => work({ ...write, now: deps.clock() })),
    setNow: (next) => {
      now = next;
    },
    wait: (seconds) => {
      now = new Date(deps.clock().getTime() + seconds * 1000);
    },
    close: async () => {
      deps.flags.close();
      await app.close();
      await connection.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
