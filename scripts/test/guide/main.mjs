// `npm run guide`: does what docs/running.md tells for one server with systemd, to the word, on a Debian of its own, and
// buys something there. What cannot be as it is written (an address, a name in the internet, a mail server) is in `instead`.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { placeFirstOrder } from './first-order.mjs';
import { boot, makeRoot, whyNoGuest } from './guest.mjs';
import { commandsOf } from './guide-commands.mjs';

const why = whyNoGuest();
if (why) {
  console.error(`✗ The guide cannot be tried here: it ${why}.`);
  process.exit(1);
}
const folder = mkdtempSync(join(tmpdir(), 'panier-guide-'));
const root = process.argv[2] ?? join(folder, 'debian');
const began = performance.now();
const seconds = () => Math.round((performance.now() - began) / 1000);
makeRoot(root, ['postgresql', 'nodejs', 'npm', 'git', 'openssl', 'caddy']);
execFileSync('git', ['clone', '--quiet', '--bare', '.', join(folder, 'source.git')]);
console.log(`✓ A Debian of its own (${seconds()} s)`);

const guest = await boot(root, { source: join(folder, 'source.git') });
try {
  const instead = [
    ['git clone …', 'git clone --quiet /source'],
    ['shop.example', 'shop.localhost'],
    // No mail server is here: mails become files.
    [/^SMTP_URL=.*\n|^MAIL_FROM=.*\n/gm, ''],
    // Where another PostgreSQL of the machine has the usual port.
    ['127.0.0.1:5432', `127.0.0.1:${guest.run('pg_lsclusters --no-header').split(/\s+/)[2]}`],
    ['/….backup', '/$(ls -t /var/lib/panier/backups | head -1)'],
  ];
  const typed = [[/createuser --pwprompt/, 'password\npassword\n']];
  let password = '';
  for (const command of commandsOf('docs/running.md', 'On one small server, with systemd')) {
    const asked = instead.reduce((text, [from, to]) => text.replaceAll(from, to), command);
    const said = guest.run(asked, typed.find(([pattern]) => pattern.test(command))?.[1]);
    console.log(`✓ ${command.split('\n')[0]} (${seconds()} s)`);
    password ||= /Password: (\S+)/.exec(said)?.[1] ?? '';
    // The last command of the first block: a shop that is open.
    if (/doctor$/.test(command)) {
      const number = placeFirstOrder(guest, { email: 'name@shop.localhost', password });
      console.log(`✓ The first order: ${number} (${seconds()} s)`);
    }
  }
  guest.run(
    'curl --silent --fail --insecure --retry 30 --retry-all-errors --retry-delay 1 https://shop.localhost/readyz',
  );
  console.log(`✓ Updated, and gone back to the backup (${seconds()} s)`);
} finally {
  await guest.stop();
  rmSync(folder, { recursive: true, force: true });
}
