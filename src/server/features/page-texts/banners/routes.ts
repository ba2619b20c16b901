import type { FastifyInstance } from 'fastify';
import * as calls from '#contract/shop/banners.ts';
import type { Deps } from '#server/deps.ts';
import { implement, implementWrite } from '#server/http/call/implement.ts';
import { readOneBanner, selectBanners } from './select-banners.ts';
import { selectShownBanners } from './shown-banners.ts';
import { addBanner, changeBanner, deleteOneBanner, findBanner } from './write-banner.ts';

/** The banners of home: everyone sees those of the day, staff write them. */
export async function bannerRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  const { db } = deps;
  const { publicUrl } = deps.config;
  const own = ({ id }: { id: number }) => findBanner(db, id);
  await implement(app, deps, calls.readBanners, ({ input, ...call }) => selectShownBanners(db, input.storeId, call));
  await implement(app, deps, calls.listBanners, ({ input: { per_page: perPage, ...asked }, now }) =>
    selectBanners(db, { ...asked, perPage }, now),
  );
  await implementWrite(app, deps, calls.createBanner, ({ input, ...call }) => addBanner({ ...call, publicUrl }, input));
  await implement(app, deps, calls.readBanner, { own, handle: ({ input, now }) => readOneBanner(db, input.id, now) });
  await implementWrite(app, deps, calls.updateBanner, {
    own,
    handle: ({ input, ...call }) => changeBanner({ ...call, publicUrl }, input),
  });
  await implementWrite(app, deps, calls.deleteBanner, {
    own,
    handle: ({ input, ...call }) => deleteOneBanner({ ...call, publicUrl }, input.id),
  });
}
