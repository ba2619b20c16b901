import type { FastifyInstance } from 'fastify';
import * as calls from '#contract/catalogue/pictures.ts';
import { pictures } from '#server/db/tables/catalogue.ts';
import type { Deps } from '#server/deps.ts';
import { implementWrite } from '#server/http/call/implement.ts';
import { addPicture } from '#server/media/add-picture.ts';
import { pictureUrl } from '#server/services/product/picture-url.ts';

export async function pictureUploadRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  for (const call of [calls.addPicture, calls.addLogo]) await takesPictures(app, deps, call);
}

async function takesPictures(
  app: FastifyInstance,
  deps: Deps,
  call: typeof calls.addPicture | typeof calls.addLogo,
): Promise<void> {
  await implementWrite(app, deps, call, {
    before: async ({ input }) => addPicture(deps.files, Buffer.from(await input.picture.arrayBuffer()), 'picture'),
    handle: async ({ tx, prepared: row, audit }) => {
      await tx.insert(pictures).values(row).onConflictDoNothing();
      const { id, width, height, bytes } = row;
      await audit({ thing: 'picture', id, before: null, after: { width, height, bytes } });
      return { id, url: pictureUrl(id) };
    },
  });
}
