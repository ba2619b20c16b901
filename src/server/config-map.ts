import { z } from 'zod';

/** Where the pictures of a map come from, as a template with `{z}`, `{x}` and `{y}`, and who is to be named for them. */
export type MapTiles = { url: string; attribution: string };

const blankIsUnset = (value: unknown) => (value === '' ? undefined : value);
/** The hosts of this machine, as an address writes them. */
export const loopback = new Set(['127.0.0.1', 'localhost', '[::1]']);
/** Any tile will do to see that the address is one, and whose. */
const anyTile = (template: string) => template.replace(/\{[zxy]\}/g, '0');

export const mapSettings = {
  MAP_TILES_URL: z.preprocess(
    blankIsUnset,
    z
      .string()
      .max(2000)
      .refine(isTemplate, 'must be an address with https: (http: on this machine alone) and with {z}, {x} and {y}')
      .optional(),
  ),
  MAP_ATTRIBUTION: z.preprocess(blankIsUnset, z.string().max(200).optional()),
};

/** Null without tiles. Throws an Error where nobody is named for them: whoever makes maps asks for that. */
export function readMapTiles(values: { MAP_TILES_URL?: string | undefined; MAP_ATTRIBUTION?: string | undefined }) {
  const { MAP_TILES_URL: url, MAP_ATTRIBUTION: attribution } = values;
  if (url === undefined) return null;
  if (!attribution) throw new Error('MAP_ATTRIBUTION: must be set with MAP_TILES_URL, to name whose map it is');
  return { url, attribution } satisfies MapTiles;
}

/** The origin that a page has to let in, for its Content-Security-Policy. */
export function tileOrigin({ url }: MapTiles): string {
  return new URL(anyTile(url)).origin;
}

function isTemplate(template: string): boolean {
  const hasAll = ['{z}', '{x}', '{y}'].every((part) => template.includes(part));
  const address = anyTile(template);
  if (!hasAll || /[{}\s;,']/.test(address) || !URL.canParse(address)) return false;
  const { protocol, hostname, username, origin } = new URL(address);
  const isOneHost = template.startsWith(`${origin}/`) && username === '';
  return isOneHost && (protocol === 'https:' || (protocol === 'http:' && loopback.has(hostname)));
}
