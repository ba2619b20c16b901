import { z } from 'zod';

/**
 * The file that is imported each night: where it is, when by the clock of the first store, and the template that says
 * what its columns are.
 */
export type NightlyImport = { url: string; time: string; template: string };

const blankIsUnset = (value: unknown) => (value === '' ? undefined : value);

export const importSettings = {
  IMPORT_URL: z.preprocess(
    blankIsUnset,
    z
      .string()
      .max(2000, 'must have 2000 characters at most')
      .refine(isAddress, 'must be an address with http:, https: or file:, such as https://erp.example/prices.csv')
      .optional(),
  ),
  IMPORT_AT: z.preprocess(
    blankIsUnset,
    z
      .string()
      .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time from 00:00 to 23:59, such as 03:00')
      .default('03:00'),
  ),
  IMPORT_TEMPLATE: z.preprocess(blankIsUnset, z.string().trim().max(80, 'must have 80 characters at most').optional()),
};

/** Null without an address. Throws an Error where no template says what the columns of the file are. */
export function readNightlyImport(values: {
  IMPORT_URL?: string | undefined;
  IMPORT_AT: string;
  IMPORT_TEMPLATE?: string | undefined;
}): NightlyImport | null {
  const { IMPORT_URL: url, IMPORT_AT: time, IMPORT_TEMPLATE: template } = values;
  if (url === undefined && template === undefined) return null;
  if (url === undefined) throw new Error('IMPORT_URL: must be set with IMPORT_TEMPLATE, to say where the file is');
  if (!template)
    throw new Error('IMPORT_TEMPLATE: must be set with IMPORT_URL, to the name of a template that an import has kept');
  return { url, time, template };
}

/** Where a file comes from, as it may be shown and logged: neither a name, a password nor a key of the address. */
export function shownSource({ url }: Pick<NightlyImport, 'url'>): string {
  const { protocol, host, pathname } = new URL(url);
  return protocol === 'file:' ? fileNameOf(pathname) : host;
}

/** The last part of the address's path, as the name of the file. */
export function fileNameOf(pathname: string): string {
  const last = pathname.split('/').findLast((part) => part !== '') ?? '';
  try {
    return decodeURIComponent(last);
  } catch {
    return last;
  }
}

function isAddress(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, pathname } = new URL(text);
  // A file of this machine: one of another needs what we do not speak.
  if (protocol === 'file:') return hostname === '' && !pathname.endsWith('/');
  return protocol === 'http:' || protocol === 'https:';
}
