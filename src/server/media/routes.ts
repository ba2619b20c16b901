import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { Refusal } from '#contract/errors.ts';
import type { Config } from '#server/config.ts';
import { pictureWidths } from '#server/services/product/picture-url.ts';
import type { FileStore } from './file-store.ts';
import { findPictureSize, type PictureFormat } from './picture-size.ts';
import { sendFile } from './send-file.ts';

const address = /^([0-9a-f]{20})-(\d{3,4})\.(webp|avif)$/;

/** `/pictures/{id}-{width}.{webp|avif}`: the address holds the content's hash, so it may be kept for ever. */
export function pictureRoutes(app: FastifyInstance, files: FileStore): void {
  app.get<{ Params: { file: string } }>('/pictures/:file', async (request, reply) => {
    const [, id, width, format] = address.exec(request.params.file) ?? [];
    const isWidth = pictureWidths.some((known) => known === Number(width));
    const name = id && isWidth ? await findPictureSize(files, id, Number(width), format as PictureFormat) : null;
    const file = name && (await files.get(name));
    if (!file) throw new Refusal('notFound');
    reply.header('cache-control', 'public, max-age=31536000, immutable');
    return sendFile(reply, { ...file, type: `image/${format}` });
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

export function mediaFolder(config: Pick<Config, 'dataDir'>): string {
  return join(config.dataDir, 'media');
}
