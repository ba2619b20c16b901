import { z } from 'zod';

const blankIsUnset = (value: unknown) => (value === '' ? undefined : value);

/** Where and when the shop backs itself up, how many it keeps, and what encrypts them. */
export type BackupSettings = {
  passphrase: string | undefined;
  /** Null: nothing is done by itself. */
  nightly: { folder: string; time: string; keep: number } | null;
};

export const backupSettings = {
  BACKUP_DIR: z.preprocess(blankIsUnset, z.string().optional()),
  BACKUP_AT: z.preprocess(
    blankIsUnset,
    z
      .string()
      .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time from 00:00 to 23:59, such as 02:00')
      .default('02:00'),
  ),
  BACKUP_KEEP: z.preprocess(blankIsUnset, z.coerce.number().int().min(1).max(1000).default(14)),
  BACKUP_PASSPHRASE: z.preprocess(blankIsUnset, z.string().min(16, 'must have 16 characters or more').optional()),
};

export function readBackupSettings(values: {
  BACKUP_DIR?: string | undefined;
  BACKUP_AT: string;
  BACKUP_KEEP: number;
  BACKUP_PASSPHRASE?: string | undefined;
}): BackupSettings {
  const { BACKUP_DIR: folder, BACKUP_AT: time, BACKUP_KEEP: keep, BACKUP_PASSPHRASE: passphrase } = values;
  return { passphrase, nightly: folder === undefined ? null : { folder, time, keep } };
}
