import type { BucketSettings } from '#server/config-files.ts';

/**
 * Why a bucket cannot be used, in words for whoever runs the shop; `setting` is the one that is wrong, null: the server
 * does not answer.
 */
export type BucketFault = { setting: string | null; error: string };

/** Asks the server for a name of the bucket, which changes nothing; null: it answers. */
export async function askBucket(settings: BucketSettings, patience: number): Promise<BucketFault | null> {
  const { openBucket } = await import('./bucket-store.ts');
  try {
    const found = await openBucket(settings, patience).listObjects('/', settings.prefix, 1);
    return found ? null : { setting: 'FILES_URL', error: `there is no bucket ${settings.bucket}` };
  } catch (error) {
    return explain(error);
  }
}

function explain(error: unknown): BucketFault {
  const { status, serviceCode, code, cause, name, message } = error as Error & {
    status?: number;
    serviceCode?: string;
    code?: string;
    cause?: { code?: string; message?: string };
  };
  const known = serviceCode && serviceCode !== 'Unknown' ? `${serviceCode}, ${status}` : `${status}`;
  if (status === 403 || status === 401)
    return { setting: 'S3_ACCESS_KEY_ID', error: `this key and its secret may not read the bucket (${known})` };
  if (status !== undefined && status < 500)
    return { setting: 'S3_ENDPOINT', error: `the server refuses: check S3_REGION too (${known})` };
  if (status !== undefined) return { setting: null, error: `it answers ${known}` };
  if (name === 'TimeoutError') return { setting: null, error: 'it takes too long to answer' };
  return { setting: null, error: code ?? cause?.code ?? cause?.message ?? message };
}
