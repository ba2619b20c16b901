import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** The built files: those under /assets have their hash in the name and are kept for ever, the others for a day. */
export async function assetRoutes(app: FastifyInstance, folder: string): Promise<void> {
  if (!existsSync(folder)) throw new Error(`${folder} is missing: run \`npm run build\` first`);
  await app.register(fastifyStatic, {
    root: join(folder, 'assets'),
    prefix: '/assets/',
    immutable: true,
    maxAge: '1y',
    preCompressed: true,
  });
  // Each other file and folder by name, so that unknown addresses reach the pages.
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (entry.name === 'assets' || /\.(gz|br)$/.test(entry.name)) continue;
    if (entry.isDirectory())
      await app.register(fastifyStatic, {
        root: join(folder, entry.name),
        prefix: `/${entry.name}/`,
        decorateReply: false,
        maxAge: '1d',
      });
    else app.get(`/${entry.name}`, (_, reply) => reply.sendFile(entry.name, folder, { maxAge: '1d' }));
  }
}
