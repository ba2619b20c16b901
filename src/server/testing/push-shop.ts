import type { Language } from '#domain/language/language.ts';
import { deliverAlone } from '#server/jobs/outbox.ts';
import { pushHandler } from '#server/jobs/push-handler.ts';
import { createPushSender } from '#server/mail/push/push-sender.ts';
import { bearer } from './order-shop.ts';
import type { startPushService, TestBrowser } from './push-service.ts';
import type { TestApp } from './test-app.ts';

type Service = Pick<Awaited<ReturnType<typeof startPushService>>, 'subscribe'>;

/** Turns push on in a new browser of whoever holds this token, which must be taken. */
export async function turnPushOn(
  { call }: Pick<TestApp, 'call'>,
  service: Service,
  { token, language = 'fr' }: { token: string; language?: Language },
): Promise<TestBrowser & { id: number }> {
  const headers = { ...bearer(token), 'accept-language': language };
  const { body: listed } = await call('GET', '/push-devices', undefined, headers);
  const browser = service.subscribe(listed.data.key);
  const { status, body } = await call('POST', '/push-devices', browser.subscription, headers);
  if (status !== 200) throw new Error(`push was not turned on: ${status} ${JSON.stringify(body)}`);
  return { ...browser, id: body.data.id };
}

/** Sends the push that is due, as the job does. */
export function deliverPush({ deps }: Pick<TestApp, 'deps'>): Promise<number> {
  return deliverAlone(deps, pushHandler(deps, createPushSender(deps)));
}
