import { z } from 'zod';

/** A bucket of a server that speaks S3, and the keys for it; names in it begin with `prefix`, which is empty or ends with `/`. */
export type BucketSettings = {
  endpoint: string;
  region: string;
  bucket: string;
  prefix: string;
  keyId: string;
  secret: string;
};

const blankIsUnset = (value: unknown) => (value === '' ? undefined : value);
/** As S3 names buckets; parts of a prefix are none that an address would resolve. */
const place = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])((?:\/(?!\.{1,2}(?:\/|$))[\w.-]+)*)\/?$/;

export const fileSettings = {
  FILES_URL: z.preprocess(
    blankIsUnset,
    z.string().max(500).regex(place, 'must be a bucket, as s3://bucket or s3://bucket/folder').optional(),
  ),
  S3_ENDPOINT: z.preprocess(
    blankIsUnset,
    z.string().refine(isServer, 'must be the address of a server, as https://s3.example, without a path').optional(),
  ),
  S3_REGION: z.preprocess(
    blankIsUnset,
    z
      .string()
      .regex(/^[a-z0-9-]{1,50}$/, 'must be the name of a region, such as eu-west-3')
      .default('us-east-1'),
  ),
  S3_ACCESS_KEY_ID: z.preprocess(blankIsUnset, z.string().max(200).optional()),
  S3_SECRET_ACCESS_KEY: z.preprocess(blankIsUnset, z.string().max(500).optional()),
};

/** Null without a bucket. Throws an Error that names the setting that is missing beside those that are there. */
export function readBucket(values: {
  FILES_URL?: string | undefined;
  S3_ENDPOINT?: string | undefined;
  S3_REGION: string;
  S3_ACCESS_KEY_ID?: string | undefined;
  S3_SECRET_ACCESS_KEY?: string | undefined;
}): BucketSettings | null {
  const { FILES_URL: url, S3_ENDPOINT: endpoint, S3_REGION: region } = values;
  const { S3_ACCESS_KEY_ID: keyId, S3_SECRET_ACCESS_KEY: secret } = values;
  if (url === undefined) {
    // Whoever sets these believes that the files are in a bucket.
    for (const name of ['S3_ENDPOINT', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const)
      if (values[name] !== undefined) throw new Error(`FILES_URL: must be set with ${name}, to name the bucket`);
    return null;
  }
  if (keyId === undefined) throw new Error('S3_ACCESS_KEY_ID: must be set with FILES_URL');
  if (secret === undefined) throw new Error('S3_SECRET_ACCESS_KEY: must be set with FILES_URL');
  const [, bucket = '', folder = ''] = place.exec(url) ?? [];
  return {
    endpoint: new URL(endpoint ?? `https://s3.${region}.amazonaws.com`).origin,
    region,
    bucket,
    prefix: folder === '' ? '' : `${folder.slice(1)}/`,
    keyId,
    secret,
  };
}

function isServer(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { protocol, pathname, search, hash, username } = new URL(value);
  return /^https?:$/.test(protocol) && pathname === '/' && `${search}${hash}${username}` === '';
}
