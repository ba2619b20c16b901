import type { FastifyInstance } from 'fastify';
import { invalidFields } from '#contract/errors.ts';
import { addPicture } from '#contract/pictures.ts';
import type { Deps } from '#server/deps.ts';
import { implementGuardedWrite } from '#server/http/call/implement.ts';
import { addPicture as takePicture } from '#server/media/add-picture.ts';
import { pictureUrl } from '#server/services/product/picture-url.ts';

export async function pictureUploadRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  await implementGuardedWrite(app, deps, addPicture, async ({ tx, input }) => {
    const id = await takePicture(tx, deps.files, Buffer.from(await input.picture.arrayBuffer()));
    if (id === null) throw invalidFields({ picture: 'validation.picture' });
    return { id, url: pictureUrl(id) };
  });
}
