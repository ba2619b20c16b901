import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { S3mini } from 's3mini';
import type { BucketSettings } from '#server/config-files.ts';
import type { FileStore } from './file-store.ts';

/** Bytes: parts of a file but the last have 5 MiB at least. */
const partSize = 8 * 2 ** 20;
const mediaType = 'application/octet-stream';

/** Keeps files in a bucket of a server that speaks S3. Files appear whole there, and the last one written counts. */
export function createBucketStore(settings: BucketSettings): FileStore {
  const { prefix } = settings;
  const client = openBucket(settings);
  const keyOf = (name: string) => `${prefix}${name}`;
  return {
    put: async (name, content) => {
      if (Buffer.isBuffer(content)) await client.putObject(keyOf(name), content, mediaType);
      else await putParts(client, keyOf(name), cut(content));
    },
    get: async (name) => {
      const answer = await client.getObjectResponse(keyOf(name));
      if (!answer) return null;
      const content = answer.body ? Readable.fromWeb(answer.body as ReadableStream) : Readable.from([]);
      return { content, bytes: Number(answer.headers.get('content-length')) };
    },
    exists: async (name) => (await client.objectExists(keyOf(name))) === true,
    delete: async (name) => {
      await client.deleteObject(keyOf(name));
    },
    list: async (folder) => {
      const found = await client.listObjects('/', folder === '' ? prefix : keyOf(`${folder}/`));
      if (!found) throw new Error(`There is no bucket ${settings.bucket}`);
      return found.map(({ Key, LastModified }) => ({
        name: Key.slice(prefix.length),
        writtenAt: new Date(LastModified),
      }));
    },
    // A write that fails takes its parts back. Those of a process that was killed are for a rule of the bucket.
    deleteUnfinished: async () => undefined,
  };
}

/** Its calls end after `patience` milliseconds where they are said; bodies that are read slowly would be cut by that. */
export function openBucket(settings: BucketSettings, patience?: number): S3mini {
  const { endpoint, region, bucket, keyId, secret } = settings;
  return new S3mini({
    accessKeyId: keyId,
    secretAccessKey: secret,
    endpoint: `${endpoint}/${bucket}`,
    region,
    ...(patience !== undefined && { requestAbortTimeout: patience }),
  });
}

/** One call where the file is short; else its parts, one after the other, so that two of them are in memory at most. */
async function putParts(client: S3mini, key: string, parts: AsyncGenerator<Buffer>): Promise<void> {
  const { value: first } = await parts.next();
  const rest = await parts.next();
  if (rest.done) {
    await client.putObject(key, first ?? Buffer.alloc(0), mediaType);
    return;
  }
  const id = await client.getMultipartUploadId(key, mediaType);
  try {
    const sent = [await client.uploadPart(key, id, first ?? Buffer.alloc(0), 1)];
    for (let part: IteratorResult<Buffer> = rest; !part.done; part = await parts.next())
      sent.push(await client.uploadPart(key, id, part.value, sent.length + 1));
    await client.completeMultipartUpload(key, id, sent);
  } catch (error) {
    // What failed before counts.
    await client.abortMultipartUpload(key, id).catch(() => undefined);
    throw error;
  }
}

/** The content in parts of one size; the last has what is left. */
async function* cut(content: Readable): AsyncGenerator<Buffer> {
  let chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of content) {
    let rest = Buffer.from(chunk);
    while (size + rest.length > partSize) {
      const fits = rest.subarray(0, partSize - size);
      yield Buffer.concat([...chunks, fits]);
      rest = rest.subarray(fits.length);
      chunks = [];
      size = 0;
    }
    chunks.push(rest);
    size += rest.length;
  }
  if (size > 0) yield Buffer.concat(chunks);
}
