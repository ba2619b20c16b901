import { createHash } from 'node:crypto';
import multipart, { type MultipartFile } from '@fastify/multipart';
import type { FastifyInstance, FastifyPluginAsync, FastifyRequest } from 'fastify';
import type { Endpoint } from '#contract/endpoint.ts';
import { isRefusal, Refusal } from '#contract/errors.ts';
import { deleteSpooled, spoolFile } from './spool-file.ts';

/** What a call takes as its body. */
type Taken = Pick<Endpoint, 'body' | 'largestFile'>;

const megabyte = 1024 * 1024;
/** Megabytes of one file, where the call does not say otherwise. */
const usualFile = 5;
const bytesOfFile = ({ largestFile = usualFile }: Taken) => largestFile * megabyte;
/**
 * Bytes of a whole form that are read: more than it may have, as a browser that is cut off while it sends a photo that is
 * too large would see no answer. Of each file no more than it may have is kept meanwhile.
 */
const longestForm = (taken: Taken) => bytesOfFile(taken) + 27 * megabyte;
const limits = { files: 10, fields: 100, fieldSize: 100_000, parts: 110, headerPairs: 100 };

/**
 * A scope whose routes take bodies of a kind and no other: what comes as something else is refused as such. JSON is what
 * the whole API takes.
 */
export async function withBodies(app: FastifyInstance, taken: Taken, bind: (scope: FastifyInstance) => void) {
  const kind = taken.body ?? 'json';
  if (kind === 'json') return bind(app);
  const own: FastifyPluginAsync = async (scope) => {
    scope.removeAllContentTypeParsers();
    if (kind === 'form') await scope.register(multipart, { limits: { ...limits, fileSize: bytesOfFile(taken) } });
    else scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_, body, done) => done(null, body));
    if (taken.largestFile) scope.addHook('onResponse', deleteSpooled);
    bind(scope);
  };
  await app.register(own);
}

/** What a request holds besides its path, before any schema has seen it. */
export async function readBody(request: FastifyRequest, taken: Taken): Promise<unknown> {
  const { body = 'json' } = taken;
  if (body === 'json') return request.body;
  if (body === 'bytes') return { ...(request.query as object), bytes: request.body ?? Buffer.alloc(0) };
  return readForm(request, taken);
}

/**
 * The fields of a form, its files among them as `File`s; of two with one name the last counts. Throws `tooLarge` as soon
 * as it is known: what is sent beyond is not waited for.
 */
async function readForm(request: FastifyRequest, taken: Taken): Promise<Record<string, unknown>> {
  if (!request.isMultipart()) throw new Refusal('unsupportedMedia');
  if (Number(request.headers['content-length']) > longestForm(taken)) throw new Refusal('tooLarge');
  return Promise.race([readParts(request, taken), refuseBeyond(request, longestForm(taken))]);
}

/**
 * The refusal of a file that is too large, at its field. The reader of forms says so by its own error: while the file is
 * read, or at the step to the next part where all of it had come before.
 */
function tooLargeFile(error: unknown, { largestFile = usualFile }: Taken): Refusal | null {
  const { code, part } = error as { code?: unknown; part?: { fieldname?: string } };
  if (code !== 'FST_REQ_FILE_TOO_LARGE') return null;
  const fault = { message: 'validation.fileTooLarge', parameters: { most: largestFile } };
  return new Refusal('tooLarge', { errors: { [part?.fieldname ?? '']: [fault] } });
}

/** Never resolves; rejects once so many bytes have come. */
function refuseBeyond({ raw }: FastifyRequest, most: number): Promise<never> {
  return new Promise((_, reject) => {
    let bytes = 0;
    raw.on('data', (piece: Buffer) => {
      bytes += piece.length;
      if (bytes <= most) return;
      raw.unpipe();
      reject(new Refusal('tooLarge'));
    });
  });
}

async function readParts(request: FastifyRequest, taken: Taken): Promise<Record<string, unknown>> {
  const form = new Map<string, unknown>();
  const digests = new Map<string, unknown>();
  try {
    for await (const part of request.parts()) {
      if (part.type === 'field') {
        form.set(part.fieldname, part.value);
        digests.set(part.fieldname, part.value);
        continue;
      }
      // Every file is read to its end, wanted or not: the parts come one after the other.
      const { file, digest } = taken.largestFile ? await spoolFile(request, part) : await holdFile(part);
      // A file field that was left empty is sent as a file without a name.
      if (!part.filename) continue;
      form.set(part.fieldname, file);
      digests.set(part.fieldname, digest);
    }
  } catch (error) {
    // The parser's own errors have a status code; a form that was cut off has none.
    const refused = tooLargeFile(error, taken);
    if (refused) throw refused;
    if (isRefusal(error) || typeof (error as { statusCode?: unknown }).statusCode === 'number') throw error;
    throw new Refusal('malformed');
  }
  // The hash that goes with an Idempotency-Key is made of the body: digests stand for the files.
  request.body = Object.fromEntries(digests);
  return Object.fromEntries(form);
}

async function holdFile(part: MultipartFile): Promise<{ file: File; digest: string }> {
  const bytes = new Uint8Array(await part.toBuffer());
  const file = new File([bytes], part.filename, { type: part.mimetype });
  return { file, digest: createHash('sha256').update(bytes).digest('hex') };
}
