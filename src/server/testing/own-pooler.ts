import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort, type OwnCluster, ownUser } from './own-cluster.ts';

/** Why there can be no pooler here; null where there can. */
export const noPooler: string | null = spawnSync('pgbouncer', ['--version']).status === 0 ? null : 'no PgBouncer';

/** As docs/running.md says it; whoever asks is the superuser of the server. */
const settingsOf = (server: URL, port: number) => `[databases]
postgres = host=${server.hostname} port=${server.port} dbname=postgres user=postgres connect_query='set statement_timeout = 15000; set lock_timeout = 5000; set idle_in_transaction_session_timeout = 30000; set jit = off'
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 5
max_client_conn = 200
`;

/** PgBouncer in front of a cluster: each transaction on another of its five connections. */
export async function startPooler(of: OwnCluster): Promise<{ url: string; stop: () => Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'panier-pooler-'));
  const as = ownUser();
  const port = await freePort();
  const file = join(folder, 'pgbouncer.ini');
  const server = new URL(of.url);
  writeFileSync(file, settingsOf(server, port));
  if (as) for (const path of [folder, file]) chownSync(path, as.uid, as.gid);
  const program = spawn('pgbouncer', ['-q', file], { ...as, cwd: folder, stdio: 'ignore' });
  await listening(port, program);
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    stop: async () => {
      const ended = new Promise((done) => program.once('exit', done));
      program.kill('SIGKILL');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function listening(port: number, program: ChildProcess): Promise<void> {
  for (;;) {
    if (program.exitCode !== null) throw new Error(`the pooler ended with ${program.exitCode}`);
    const isOpen = await new Promise<boolean>((tried) => {
      const socket = connect(port, '127.0.0.1', () => socket.end(() => tried(true)));
      socket.once('error', () => tried(false));
    });
    if (isOpen) return;
    await sleep(20);
  }
}
