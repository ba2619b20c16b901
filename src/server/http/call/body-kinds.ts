import { createHash } from 'node:crypto';
import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyPluginAsync, FastifyRequest } from 'fastify';
import type { BodyKind } from '#contract/endpoint.ts';
import { Refusal } from '#contract/errors.ts';

/** An upload may have 5 MB; the fields around its files another. */
const largestFile = 5 * 1024 * 1024;
const limits = { fileSize: largestFile, files: 10, fields: 100, fieldSize: 100_000, parts: 110, headerPairs: 100 };

/**
 * A scope whose routes take bodies of a kind and no other: what comes as something else is refused as such. JSON is what
 * the whole API takes.
 */
export async function withBodies(app: FastifyInstance, kind: BodyKind, bind: (scope: FastifyInstance) => void) {
  if (kind === 'json') return bind(app);
  const own: FastifyPluginAsync = async (scope) => {
    scope.removeAllContentTypeParsers();
    if (kind === 'form') await scope.register(multipart, { limits });
    else scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_, body, done) => done(null, body));
    bind(scope);
  };
  await app.register(own);
}

/** What a request holds besides its path, before any schema has seen it. */
export async function readBody(request: FastifyRequest, kind: BodyKind): Promise<unknown> {
  if (kind === 'json') return request.body;
  if (kind === 'bytes') return { ...(request.query as object), bytes: request.body ?? Buffer.alloc(0) };
  return readForm(request);
}

/** The fields of a form, its files among them as `File`s; of two with one name the last counts. */
async function readForm(request: FastifyRequest): Promise<Record<string, unknown>> {
  if (!request.isMultipart()) throw new Refusal('unsupportedMedia');
  const form = new Map<string, unknown>();
  const digests = new Map<string, unknown>();
  try {
    for await (const part of request.parts()) {
      if (part.type === 'field') {
        form.set(part.fieldname, part.value);
        digests.set(part.fieldname, part.value);
        continue;
      }
      // Read to its end, whatever it is: the next part stands behind it.
      const bytes = new Uint8Array(await part.toBuffer());
      // A file field that was left empty is sent as a file without a name.
      if (!part.filename) continue;
      form.set(part.fieldname, new File([bytes], part.filename, { type: part.mimetype }));
      digests.set(part.fieldname, createHash('sha256').update(bytes).digest('hex'));
    }
  } catch (error) {
    // A form that breaks off has no code; all else says itself what it is.
    if (typeof (error as { statusCode?: unknown }).statusCode === 'number') throw error;
    throw new Refusal('malformed');
  }
  // What tells this request from another under the same Idempotency-Key.
  request.body = Object.fromEntries(digests);
  return Object.fromEntries(form);
}
