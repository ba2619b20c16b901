import { join } from 'node:path';
import type { Config } from '#server/config.ts';
import { writeWhole } from '../write-whole.ts';
import type { Sms } from './select-sms.ts';

/** Sends an SMS. `name` identifies it: one that is sent twice has the same key, and as a file the same name. */
export type SmsSender = { send: (sms: Sms, name: string) => Promise<void> };

/** Milliseconds until a service that says nothing has failed: less than the lease of an outbox entry. */
const longest = 10_000;

/**
 * Posts each SMS to SMS_URL; throws where the answer is not 2xx. Without the setting each is a file in `DATA_DIR/outbox/`,
 * beside those of mails.
 */
export function createSmsSender({ smsUrl, dataDir }: Pick<Config, 'smsUrl' | 'dataDir'>): SmsSender {
  if (!smsUrl)
    return {
      send: ({ to, text }, name) => writeWhole(join(dataDir, 'outbox'), `${name}.txt`, `To: ${to}\n\n${text}\n`),
    };
  const { url, authorization } = withoutUser(smsUrl);
  return {
    send: async ({ to, text }, name) => {
      const answer = await fetch(url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'idempotency-key': name,
          ...(authorization && { authorization }),
        },
        body: JSON.stringify({ to, text }),
        redirect: 'manual',
        signal: AbortSignal.timeout(longest),
      });
      // Else the connection stays busy until the answer is collected as garbage.
      await answer.body?.cancel();
      if (!answer.ok) throw new Error(`the SMS service answered ${answer.status}`);
    },
  };
}

/** The address for `fetch`, which takes no user in it, and the header that says who calls. */
function withoutUser(address: string): { url: URL; authorization: string | null } {
  const url = new URL(address);
  const { username, password } = url;
  if (!username && !password) return { url, authorization: null };
  url.username = '';
  url.password = '';
  const pair = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`;
  return { url, authorization: `Basic ${Buffer.from(pair).toString('base64')}` };
}
