import { execFileSync, spawnSync } from 'node:child_process';
import { chownSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export type OwnCluster = {
  url: string;
  /** Where its socket is, and its files. */
  folder: string;
  data: string;
  /** How every commit is made sure of, as the cluster itself says. */
  settings: () => Record<'synchronous_commit' | 'fsync' | 'full_page_writes', string>;
  /** What psql answers to statements, without headings. */
  sql: (text: string) => string;
  log: () => string;
  /** As a power cut would: all of its processes at once, or an immediate shutdown. Resolves when none is left. */
  kill: (how: 'SIGKILL' | 'immediate') => void;
  /** Starts it and waits until it has recovered. */
  start: () => void;
  remove: () => void;
};

const [bin] = globSync('/usr/lib/postgresql/*/bin/initdb').sort().reverse();

/** Why there can be no cluster of a test's own here; null where there can. PostgreSQL refuses to run as root. */
export const noCluster: string | null = bin ? whyNoUser() : 'no PostgreSQL binaries under /usr/lib/postgresql';

function whyNoUser(): string | null {
  if (process.getuid?.() !== 0) return null;
  return userIds() ? null : 'PostgreSQL does not run as root, and there is no user postgres';
}

/** Whom a server of a test runs as, where the test runs as root; null: as whoever runs it. */
export function ownUser(): { uid: number; gid: number } | null {
  return process.getuid?.() === 0 ? userIds() : null;
}

function userIds(): { uid: number; gid: number } | null {
  const id = (flag: string) => spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' });
  const [uid, gid] = [id('-u'), id('-g')];
  return uid.status === 0 ? { uid: Number(uid.stdout), gid: Number(gid.stdout) } : null;
}

/** A PostgreSQL of the test's own, which it may kill; sure of every commit, as the default is. */
export function makeCluster(settings: readonly string[] = []): Promise<OwnCluster> {
  return openCluster(settings, ({ run, data }) =>
    run('initdb', '-D', data, '-U', 'postgres', '--auth=trust', '--locale=C.UTF-8', '--encoding=UTF8'),
  );
}

/** A replica of another, by a copy of it and a slot that is called like the replica. */
export function makeReplica(of: OwnCluster, name: string, settings: readonly string[] = []): Promise<OwnCluster> {
  return openCluster([`cluster_name=${name}`, ...settings], ({ run, data }) =>
    run('pg_basebackup', '-d', of.url, '-D', data, '-R', '-C', '-S', name, '--checkpoint=fast'),
  );
}

type Making = { run: (program: string, ...args: string[]) => void; data: string };

async function openCluster(settings: readonly string[], make: (making: Making) => void): Promise<OwnCluster> {
  const folder = mkdtempSync(join(tmpdir(), 'panier-cluster-'));
  const as = ownUser();
  if (as) chownSync(folder, as.uid, as.gid);
  const data = join(folder, 'data');
  const log = join(folder, 'log');
  const port = await freePort();
  const run = (program: string, ...args: string[]) =>
    void execFileSync(join(bin ?? '', '..', program), args, { ...as, cwd: folder, stdio: 'ignore' });
  const sql = (text: string) =>
    execFileSync(join(bin ?? '', '..', 'psql'), ['-h', folder, '-p', `${port}`, '-U', 'postgres', '-Atc', text], {
      ...as,
      cwd: folder,
      encoding: 'utf8',
    }).trim();
  make({ run, data });
  const own = ['listen_addresses=127.0.0.1', 'synchronous_commit=on', 'fsync=on', ...settings];
  const options = [`-p ${port} -k ${folder}`, ...own.map((setting) => `-c ${setting}`)].join(' ');
  const start = () => {
    for (let tries = 1; ; tries++) {
      try {
        return run('pg_ctl', '-D', data, '-w', '-t', '120', '-l', log, '-o', options, 'start');
      } catch (error) {
        // What a killed one held of the memory that its processes shared is given back a moment later.
        if (tries === 20) throw error;
        spawnSync('sleep', ['0.5']);
      }
    }
  };
  const kill = (how: 'SIGKILL' | 'immediate') => {
    if (how === 'immediate') return run('pg_ctl', '-D', data, '-w', '-m', 'immediate', 'stop');
    const [leader = ''] = readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n');
    const children = read(`/proc/${leader}/task/${leader}/children`).split(' ').filter(Boolean);
    for (const pid of [leader, ...children].map(Number)) stop(pid);
    for (const pid of [leader, ...children].map(Number)) waitForEnd(pid);
  };
  start();
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    folder,
    data,
    settings: () => ({
      synchronous_commit: sql('show synchronous_commit'),
      fsync: sql('show fsync'),
      full_page_writes: sql('show full_page_writes'),
    }),
    sql,
    log: () => read(log),
    kill,
    start,
    remove: () => {
      spawnSync(join(bin ?? '', '..', 'pg_ctl'), ['-D', data, '-m', 'immediate', 'stop'], { ...as, cwd: folder });
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function stop(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It has ended by itself.
  }
}

/** A killed process that nobody has taken leave of yet (a zombie) is gone as well. */
function waitForEnd(pid: number): void {
  const isThere = () => /^State:\s+[^Z]/m.test(read(`/proc/${pid}/status`));
  while (isThere()) spawnSync('sleep', ['0.02']);
}

function read(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}

export function freePort(): Promise<number> {
  const server = createServer();
  return new Promise((found) => {
    server.listen(0, '127.0.0.1', () => {
      const bound = server.address();
      server.close(() => found(typeof bound === 'object' ? (bound?.port ?? 0) : 0));
    });
  });
}
