import { join } from 'node:path';
import type { Config } from '#server/config.ts';
import type { FileStore } from './file-store.ts';
import { createFolderStore } from './folder-store.ts';

/** Where the settings say that files are kept; can be sent to a thread. */
export type FilesPlace = Pick<Config, 'dataDir' | 'bucket'>;

/** The store of the shop's files: the bucket of the settings, else the folder. */
export async function openFiles({ dataDir, bucket }: FilesPlace): Promise<FileStore> {
  if (!bucket) return createFolderStore(mediaFolder({ dataDir }));
  // Its package is loaded where it is used alone.
  const { createBucketStore } = await import('./bucket-store.ts');
  return createBucketStore(bucket);
}

export function mediaFolder({ dataDir }: Pick<Config, 'dataDir'>): string {
  return join(dataDir, 'media');
}
