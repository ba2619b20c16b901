import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { Refusal } from '#contract/errors.ts';
import type { Config } from '#server/config.ts';
import { pictureWidths } from '#server/services/product/picture-url.ts';
import { type PictureFormat, readPictureSize } from './picture-size.ts';
import { folderStore } from './picture-store.ts';

const address = /^([0-9a-f]{20})-(\d{3,4})\.(webp|avif)$/;

/** `/pictures/{id}-{width}.{webp|avif}`: the address holds the content's hash, so it may be kept for ever. */
export function pictureRoutes(app: FastifyInstance, config: Pick<Config, 'dataDir'>): void {
  const store = folderStore(mediaFolder(config));
  app.get<{ Params: { file: string } }>('/pictures/:file', async (request, reply) => {
    const [, id, width, format] = address.exec(request.params.file) ?? [];
    const isWidth = pictureWidths.some((known) => known === Number(width));
    const bytes = id && isWidth ? await readPictureSize(store, id, Number(width), format as PictureFormat) : null;
    if (!bytes) throw new Refusal('notFound');
    return reply
      .type(`image/${format}`)
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('content-security-policy', "default-src 'none'; sandbox")
      .send(bytes);
  });
}

export function mediaFolder(config: Pick<Config, 'dataDir'>): string {
  return join(config.dataDir, 'media');
}
