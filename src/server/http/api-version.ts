import { Refusal } from '#contract/errors.ts';

const vendor = /^application\/vnd\.panier\.v(\d+)\+json$/;
const json = 'application/json; charset=utf-8';

/**
 * The content type that answers this Accept header: v2 to v4 are echoed with today's representation. Throws
 * `notAcceptable` when it names versions and no type that we speak.
 */
export function contentTypeFor(accept: string | undefined): string {
  if (!accept?.includes('vnd.panier')) return json;
  const wanted = accept
    .split(',')
    .map(readWish)
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight);
  for (const { type } of wanted) {
    const version = Number(vendor.exec(type)?.[1] ?? (isJson(type) ? 1 : 0));
    if (version === 1) return json;
    if (version >= 2 && version <= 4) return `application/vnd.panier.v${version}+json; charset=utf-8`;
  }
  throw new Refusal('notAcceptable');
}

function readWish(part: string): { type: string; weight: number } {
  const [type = '', ...parameters] = part.split(';').map((p) => p.trim().toLowerCase());
  const weight = Number(/^q=(\d(?:\.\d+)?)$/.exec(parameters.find((p) => p.startsWith('q=')) ?? '')?.[1] ?? 1);
  return { type, weight };
}

function isJson(type: string): boolean {
  return type === 'application/json' || type === 'application/*' || type === '*/*';
}
