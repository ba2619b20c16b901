import webPush from 'web-push';
import { pushNews } from '#domain/messages/push-news.ts';
import type { Config } from '#server/config.ts';
import type { Db } from '#server/db/connection.ts';
import { postOutside, type Sending } from '#server/services/outside/post-outside.ts';
import { readPushContact, readPushKeys } from '#server/services/push/push-keys.ts';
import type { Push } from './select-push.ts';

/** What became of a push: its service took it, or knows the device no more; null: the shop sends none. */
export type PushOutcome = 'taken' | 'gone' | null;
/** Sends a push. Throws where its service does not take it: it may do so later. */
export type SendPush = (push: Push) => Promise<PushOutcome>;

type Sender = {
  db: Db;
  secret: Uint8Array;
  config: Pick<Config, 'push' | 'shopEmail' | 'publicUrl'>;
  clock: () => Date;
};

/** Sends each push encrypted for its device (RFC 8291), signed as the shop (RFC 8292), to the push service of its browser. */
export function createPushSender(deps: Sender, sending: Partial<Sending> = {}): SendPush {
  const keys = readPushKeys(deps);
  const how = { allowedHosts: deps.config.push.allowedHosts, ...sending };
  return async ({ device, news, orderId, until, message }) => {
    const contact = await readPushContact(deps);
    if (contact === null) return null;
    const { endpoint, p256dh, auth } = device;
    const { urgency, topic } = pushNews[news];
    const { headers, body } = webPush.generateRequestDetails(
      { endpoint, keys: { p256dh, auth } },
      JSON.stringify(message),
      {
        vapidDetails: { subject: contact, ...keys },
        TTL: Math.max(0, Math.floor((until.getTime() - deps.clock().getTime()) / 1000)),
        urgency,
        // Of one topic and order a later one takes the place of an earlier one that has not come yet.
        topic: `${topic}-${orderId}`,
        contentEncoding: 'aes128gcm',
      },
    );
    const texts = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
    const { statusCode, error } = await postOutside({ url: endpoint, headers: texts, body: body ?? '' }, how);
    if (error === null) return 'taken';
    if (statusCode === 404 || statusCode === 410) return 'gone';
    // Neither the address nor the device: whoever reads the list of what was sent has no need of them.
    throw new Error(
      `the push service ${statusCode === null ? `could not be reached (${error})` : `answered ${statusCode}`}`,
    );
  };
}
