import { Refusal } from '#contract/errors.ts';

const vendor = /^application\/vnd\.panier\.v(\d+)\+json$/;
const json = 'application/json; charset=utf-8';

/** The content type that answers this Accept header. Throws `notAcceptable` when it names versions and none of ours. */
export function contentTypeFor(accept: string | undefined): string {
  const type = chosenType(accept);
  if (type === null) throw new Refusal('notAcceptable');
  return type;
}

/** The same for a refusal, which is plain JSON where the header names no version of ours. */
export function refusalTypeFor(accept: string | undefined): string {
  return chosenType(accept) ?? json;
}

/** v2 to v4 are echoed with today's representation; null for an Accept header that names other versions alone. */
function chosenType(accept: string | undefined): string | null {
  if (!accept || !/vnd\.panier/i.test(accept)) return json;
  const wanted = accept
    .split(',')
    .map(readMediaRange)
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight);
  for (const { type } of wanted) {
    const version = Number(vendor.exec(type)?.[1] ?? (isJson(type) ? 1 : 0));
    if (version === 1) return json;
    if (version >= 2 && version <= 4) return `application/vnd.panier.v${version}+json; charset=utf-8`;
  }
  return null;
}

function readMediaRange(part: string): { type: string; weight: number } {
  const [type = '', ...parameters] = part.split(';').map((p) => p.trim().toLowerCase());
  const weight = Number(/^q=(\d(?:\.\d+)?)$/.exec(parameters.find((p) => p.startsWith('q=')) ?? '')?.[1] ?? 1);
  return { type, weight };
}

function isJson(type: string): boolean {
  return type === 'application/json' || type === 'application/*' || type === '*/*';
}
