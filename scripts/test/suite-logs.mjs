// What the shops of the tests and journeys have logged, and what no log may hold.
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Where they write; emptied when a run of the suite begins. */
export const suiteLogs = fileURLToPath(new URL('../../.cache/suite-logs', import.meta.url));

/**
 * What tests and journeys send that is somebody's own: each is in hundreds of requests. Hashes and ciphers of it are none
 * of ours to log either.
 */
const canaries = [
  ['a password', /Panier2024|Secret2026|Corbeille7Verte|Logged4Canary/i],
  ['an access token', /eyJ[\w-]{8,}\.[\w-]{8,}/],
  ['a hash of a password', /\$argon2/],
  ['an email address', /[\w.+-]+(@|%40)([\w-]+\.example|example\.(org|com))/i],
  ['a street address', /rue des Lilas|rue des Tests|rue du Serin/i],
  ['a phone number', /99 00 00 01|99 77 55 33|39 98 12 34/],
  ['a card number', /4242 ?4242 ?4242|5555 ?5555 ?5555/],
  ['a cookie', /panier_refresh=[\w-]{20}/],
];

/** What a shop with the demo says at its start: its accounts are everybody's. */
const greeting = /^ {2}Demo accounts: /;

export function clearSuiteLogs(folder = suiteLogs) {
  rmSync(folder, { recursive: true, force: true });
}

/** The lines that hold something of that, by file; and how many lines there were. */
export function findCanaries(folder = suiteLogs) {
  const names = existsSync(folder) ? readdirSync(folder) : [];
  let lines = 0;
  const found = names.flatMap((name) =>
    readFileSync(join(folder, name), 'utf8')
      .split('\n')
      .filter((line) => line !== '' && !greeting.test(line))
      .flatMap((line) => {
        lines += 1;
        return canaries.filter(([, sign]) => sign.test(line)).map(([what]) => ({ name, what, line }));
      }),
  );
  return { found, lines };
}

/** The step of the suite: one test. No line at all is a failure: some tests have the shop fail on purpose. */
export function checkSuiteLogs({ say = console.log } = {}) {
  const { found, lines } = findCanaries();
  for (const { name, what, line } of found.slice(0, 20)) say(`✗ ${name} holds ${what}: ${line.slice(0, 300)}`);
  say(`${lines} lines of logs, ${found.length} with what no log may hold`);
  const isPassed = lines > 0 && found.length === 0;
  return isPassed ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}
