import type { FastifyInstance } from 'fastify';
import type { ReadAnswer, ReadForPage } from '#contract/page-rendering.ts';
import { readFeatureConfig } from '#contract/shop/feature-config.ts';
import { listNextSlots } from '#contract/stores/slots.ts';
import { listStores, readShop } from '#contract/stores/stores.ts';
import type { Language } from '#domain/language/language.ts';
import { memoize } from '#domain/memoize/memoize.ts';
import { currentRequestId } from '#server/db/request-id.ts';
import type { Deps } from '#server/deps.ts';
import { requestIdHeader } from '#server/http/shell/request-ids.ts';
import { keepFor } from '#server/services/memory/keep-for.ts';
import { keepUntilChanged } from '#server/services/memory/keep-until-changed.ts';

/** What the frame of every page asks, the same for all pages of a language. */
const frameUrls: readonly string[] = [listStores, readShop, readFeatureConfig].map(({ path }) => `/api/v1${path}`);

/** Milliseconds for which the next slots of a store are kept, as the call's own answer is. */
const slotsKept = 10_000;

/** How the pages of a language ask the API. */
type PageReads = {
  read: ReadForPage;
  /** What the frame of a page of a store asks; null: no store is shown. */
  readFrame: (storeId: number | null) => Promise<Record<string, ReadAnswer>>;
};

/** Gives pages the API without network, in their language; what every page asks is asked once until it changes. */
export function createPageReads(app: FastifyInstance, deps: Pick<Deps, 'config' | 'changes' | 'flags' | 'clock'>) {
  const { config, changes, flags, clock } = deps;
  return memoize((language: Language): PageReads => {
    const headers = { 'x-client-id': config.clientId, accept: 'application/json', 'accept-language': language };
    const read: ReadForPage = async (url) => {
      const id = currentRequestId();
      const from = id === null ? headers : { ...headers, [requestIdHeader]: id };
      const answer = await app.inject({ method: 'GET', url, headers: from });
      return { status: answer.statusCode, json: answer.payload };
    };
    const frame = keepUntilChanged(changes, ['stores', 'flags'], () => readAll(read, frameUrls));
    flags.onChange(frame.forget);
    const nextSlots = memoize((storeId: number) => {
      const url = `/api/v1${listNextSlots.path.replace(':storeId', String(storeId))}`;
      return keepFor(slotsKept, clock, () => readAll(read, [url]));
    });
    const readFrame = async (storeId: number | null) => {
      const parts = await Promise.all([frame.read(), storeId === null ? {} : nextSlots(storeId)()]);
      return { ...parts[0], ...parts[1] };
    };
    // A page whose frame cannot be read asks for it itself, and says what is missing.
    return { read, readFrame: (storeId) => readFrame(storeId).catch(() => ({})) };
  });
}

/** Throws for what must not be kept. */
async function readAll(read: ReadForPage, urls: readonly string[]): Promise<Record<string, ReadAnswer>> {
  const answers = await Promise.all(
    urls.map(async (url) => {
      const answer = await read(url);
      if (answer.status !== 200) throw new Error(`${url} answers ${answer.status}`);
      return [url, answer] as const;
    }),
  );
  return Object.fromEntries(answers);
}
