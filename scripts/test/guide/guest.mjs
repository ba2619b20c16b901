// A Debian of its own with systemd, which commands are run in: needs root, mmdebstrap and systemd-nspawn. It shares the
// network of this machine.
import { spawn, spawnSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** What every guest has; what a guide installs is in `packages` already, so that the guest needs no archive of its own. */
const always = ['systemd', 'systemd-sysv', 'dbus', 'sudo', 'ca-certificates', 'curl', 'procps'];

/** Why no guest can be made here; null where one can. */
export function whyNoGuest() {
  if (process.getuid?.() !== 0) return 'needs root';
  const missing = ['mmdebstrap', 'systemd-nspawn'].filter((name) => spawnSync('which', [name]).status !== 0);
  return missing.length > 0 ? `needs ${missing.join(' and ')}` : null;
}

/** Makes the root of a guest where there is none yet. */
export function makeRoot(root, packages) {
  if (existsSync(join(root, 'etc/os-release'))) return;
  rmSync(root, { recursive: true, force: true });
  const include = `--include=${[...always, ...packages].join(',')}`;
  const { status } = spawnSync('mmdebstrap', ['--quiet', '--variant=minbase', include, 'trixie', root], {
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error('mmdebstrap failed');
  // Where this machine gets packages of npm from, and whom it trusts for that.
  const kept = [join(process.env.HOME ?? '/root', '.npmrc'), '/etc/ssl/certs/ca-certificates.crt'];
  for (const [at, file] of kept.entries())
    if (existsSync(file)) cpSync(file, join(root, at === 0 ? 'root/.npmrc' : file), { dereference: true });
}

/** Boots it. `run` does a command in a shell, `cd` stays for the next one; @throws with what it said when it fails */
export async function boot(root, { source }) {
  const flags = [
    '--quiet',
    '--directory',
    root,
    '--boot',
    '--register=no',
    '--keep-unit',
    '--machine=guide',
    '--volatile=overlay',
  ];
  const guest = spawn('systemd-nspawn', [...flags, `--bind-ro=${source}:/source`], { stdio: 'ignore' });
  const leader = await leaderOf(guest.pid);
  let at = '/root';
  const inside = ['--target', leader, '--mount', '--uts', '--ipc', '--pid', '--', 'setsid', '--wait', 'bash', '-c'];
  const run = (command, input = '') => {
    const text = `cd ${at}\n${command}\nstatus=$?; echo; pwd; exit $status`;
    const { status, stdout, stderr } = spawnSync('nsenter', [...inside, text], { input, encoding: 'utf8' });
    const lines = stdout.trimEnd().split('\n');
    at = lines.at(-1)?.startsWith('/') ? lines.pop() : at;
    if (status !== 0) throw new Error(`${command}\nended with ${status}\n${stdout}\n${stderr}`);
    return `${lines.join('\n')}\n${stderr}`;
  };
  await until(
    () => ['running', 'degraded'].includes(answer(run, 'systemctl is-system-running')),
    'the guest to have begun',
  );
  return { run, stop: () => stop(guest) };
}

function answer(run, command) {
  try {
    return run(`${command} || true`).trim();
  } catch {
    return '';
  }
}

/** The first process of the guest, as this machine numbers it. */
async function leaderOf(pid) {
  const children = () => readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean);
  await until(() => children().length > 0, 'the guest to begin');
  return children().at(-1);
}

async function until(isSo, what) {
  for (let tries = 0; tries < 240; tries++) {
    if (isSo()) return;
    await sleep(500);
  }
  throw new Error(`Waited two minutes for ${what}`);
}

async function stop(guest) {
  const ended = new Promise((done) => guest.once('close', done));
  guest.kill('SIGTERM');
  await ended;
}
