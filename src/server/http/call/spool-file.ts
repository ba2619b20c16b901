import { createHash } from 'node:crypto';
import { createWriteStream, openAsBlob } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';

const folders = new WeakMap<FastifyRequest, string[]>();

/**
 * A file of a form, kept on disk until the request is answered, and read from there by whoever reads the `File`; with the
 * hash of its bytes (SHA-256). Throws the error of the reader of forms where it is too large.
 */
export async function spoolFile(request: FastifyRequest, part: MultipartFile): Promise<{ file: File; digest: string }> {
  const folder = await mkdtemp(join(tmpdir(), 'panier-upload-'));
  folders.set(request, [...(folders.get(request) ?? []), folder]);
  const path = join(folder, 'file');
  const hash = createHash('sha256');
  const hashing = new PassThrough();
  hashing.on('data', (piece: Buffer) => void hash.update(piece));
  // The reader of forms does not end a file whose request has been cut off.
  const cutOff = () => request.raw.complete === false && part.file.destroy(new Error('the request was cut off'));
  request.raw.once('close', cutOff);
  try {
    await pipeline(part.file, hashing, createWriteStream(path));
  } catch (error) {
    await deleteSpooled(request);
    throw error;
  } finally {
    request.raw.off('close', cutOff);
  }
  if (part.file.truncated) throw Object.assign(new Error('too large'), { code: 'FST_REQ_FILE_TOO_LARGE', part });
  const file = new File([await openAsBlob(path)], part.filename, { type: part.mimetype });
  return { file, digest: hash.digest('hex') };
}

/** After the answer, whatever it was. */
export async function deleteSpooled(request: FastifyRequest): Promise<void> {
  for (const folder of folders.get(request) ?? []) await rm(folder, { recursive: true, force: true });
  folders.delete(request);
}
