import { filledLine, rowId } from '../fields.ts';
import { z } from '../zod.ts';

const base64url = (bytes: number) => {
  const letters = Math.ceil((bytes * 4) / 3);
  return filledLine(200).pipe(z.string().regex(new RegExp(`^[\\w-]{${letters}}$`), 'validation.invalid'));
};
const endpoint = filledLine(1000);
const auth = base64url(16);
/** As a browser writes its `PushSubscription` as JSON, without what is not needed. */
const subscription = { endpoint, keys: z.object({ p256dh: base64url(65), auth }) };

const pushDevice = z
  .object({
    id: z.number(),
    /** Browser and system; empty where the browser did not say. */
    device: z.string(),
    endpoint: z.string(),
    createdAt: z.string(),
    /** When its push service last took a message; null: never. */
    lastSentAt: z.string().nullable(),
  })
  .meta({ id: 'PushDevice' });
export type PushDevice = z.output<typeof pushDevice>;

export const listPushDevices = {
  summary: 'The browsers in which the caller has turned push on, and the public key that one subscribes with',
  input: z.object({}),
  output: z
    .object({
      /** The shop’s public key for push services (RFC 8292), in base64url; null: the shop sends no push. */
      key: z.string().nullable(),
      devices: z.array(pushDevice),
    })
    .meta({ id: 'PushDevices' }),
};
export type PushDevices = z.output<typeof listPushDevices.output>;

export const addPushDevice = {
  summary:
    'Tell this browser of one’s orders by push (RFC 8030, 8291), while this session is open. Ten at most: of one more, the oldest leaves. 409 where the shop sends no push',
  input: z.object(subscription),
  output: pushDevice,
};
export const deletePushDevice = {
  summary: 'Tell a browser nothing more',
  input: z.object({ id: rowId }),
  output: z.null(),
};
export const renewPushDevice = {
  summary:
    'Puts the new subscription of a browser in the place of its old one, which is known by its endpoint and its secret: 404 for any other',
  input: z.object({ old_endpoint: endpoint, old_auth: auth, ...subscription }),
  output: z.null(),
};
