import type { FastifyInstance } from 'fastify';
import { addLogo, addPicture } from '#contract/catalogue/pictures.ts';
import { pictures } from '#server/db/tables/catalogue.ts';
import type { Deps } from '#server/deps.ts';
import { implementWrite } from '#server/http/call/implement.ts';
import { addPicture as takePicture } from '#server/media/add-picture.ts';
import { pictureUrl } from '#server/services/product/picture-url.ts';

export async function pictureUploadRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  for (const call of [addPicture, addLogo]) await takesPictures(app, deps, call);
}

async function takesPictures(
  app: FastifyInstance,
  deps: Deps,
  call: typeof addPicture | typeof addLogo,
): Promise<void> {
  await implementWrite(app, deps, call, {
    before: async ({ input }) => takePicture(deps.files, Buffer.from(await input.picture.arrayBuffer()), 'picture'),
    handle: async ({ tx, prepared: row, audit }) => {
      await tx.insert(pictures).values(row).onConflictDoNothing();
      const { id, width, height, bytes } = row;
      await audit({ thing: 'picture', id, before: null, after: { width, height, bytes } });
      return { id, url: pictureUrl(id) };
    },
  });
}
