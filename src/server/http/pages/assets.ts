import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** A worker obeys the policy of its own file: these fetch what they keep for the pages of the shop and those of picking. */
const workerFiles: readonly string[] = ['shop-worker.js', 'picking-worker.js'];
const workerPolicy = "default-src 'none'; connect-src 'self'; frame-ancestors 'none'";

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
    else
      app.get(`/${entry.name}`, (_, reply) => {
        if (workerFiles.includes(entry.name)) reply.header('content-security-policy', workerPolicy);
        return reply.sendFile(entry.name, folder, { maxAge: '1d' });
      });
  }
}
