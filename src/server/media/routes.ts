import type { FastifyInstance } from 'fastify';
import { Refusal } from '#contract/errors.ts';
import { pictureWidths } from '#domain/catalogue/picture-widths.ts';
import type { FileStore } from './file-store.ts';
import { findPictureSize } from './picture-size.ts';
import { sendFile } from './send-file.ts';

const address = /^([0-9a-f]{20})-(\d{3,4})\.webp$/;
/** Seconds that browsers keep an original that stands for a size that is not made yet. */
const standInSeconds = 60;

/** `/pictures/{id}-{width}.webp`: the address holds the content's hash, so it may be kept for ever. */
export function pictureRoutes(app: FastifyInstance, files: FileStore): void {
  app.get<{ Params: { file: string } }>('/pictures/:file', async (request, reply) => {
    const [, id, asked] = address.exec(request.params.file) ?? [];
    const width = pictureWidths.find((known) => known === Number(asked));
    const size = id && width ? await findPictureSize(files, id, width) : null;
    const file = size && (await files.get(size.name));
    if (!file) throw new Refusal('notFound');
    const kept = size.isStandIn ? `public, max-age=${standInSeconds}` : 'public, max-age=31536000, immutable';
    // Public, and shown elsewhere too: in mails, by search engines.
    reply.headers({ 'cache-control': kept, 'cross-origin-resource-policy': 'cross-origin' });
    return sendFile(reply, { ...file, type: 'image/webp' });
  });
}

/**
 * `/avatars/{random}.webp`: whoever knows the address may see it, and nobody can guess one. Not kept by browsers: after
 * signing out nothing personal stays.
 */
export function avatarRoutes(app: FastifyInstance, files: FileStore): void {
  app.get<{ Params: { file: string } }>('/avatars/:file', async (request, reply) => {
    const { file } = request.params;
    const found = /^[0-9a-f]{32}\.webp$/.test(file) ? await files.get(`avatars/${file}`) : null;
    if (!found) throw new Refusal('notFound');
    return sendFile(reply.header('cache-control', 'no-store'), { ...found, type: 'image/webp' });
  });
}
