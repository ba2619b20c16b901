import { expect, test } from 'vitest';
import { cleanLine, cleanText, cleanToken } from '#domain/text/clean-text.ts';
import { allEndpoints } from '#server/http/call/all-calls.ts';
import { readByEach } from './in-languages.ts';
import type { z } from './zod.ts';

/** Texts that are read as they are sent, by the name of the call and of the field, with the reason. */
const asSent: Record<string, RegExp> = {
  'an old or a new password': /^\w+ (old_)?password$/,
  'written by a browser, in its own letters': /^(addPasskey|signInByPasskey|removePasskey) /,
  'of a provider, checked by the library that implements its protocol':
    /^(begin|finish)SocialSignIn (redirectTo|state|code|error|iss)$/,
};

type Def = {
  type: string;
  format?: string;
  checks?: { _zod: { def: { check: string; tx?: unknown } } }[];
  shape?: Record<string, z.ZodType>;
  options?: z.ZodType[];
  items?: z.ZodType[];
} & Partial<Record<'innerType' | 'in' | 'out' | 'element' | 'keyType' | 'valueType' | 'left' | 'right', z.ZodType>>;
const defOf = (schema: z.ZodType) => schema._zod.def as unknown as Def;

/** Every text of a schema where what was sent is read first, by its path. */
function textsOf(schema: z.ZodType, path: string): [string, z.ZodType][] {
  const one = readByEach.get(schema);
  if (one) return textsOf(one, path);
  const def = defOf(schema);
  if (def.type === 'string') return [[path, schema]];
  // What a pipe leads to reads what its start has read; a transform at the start hands on what was sent.
  if (def.type === 'pipe' && def.in)
    return textsOf(defOf(def.in).type === 'transform' && def.out ? def.out : def.in, path);
  const own = Object.entries(def.shape ?? {}).map(([name, field]) => [`${path} ${name}`.trim(), field] as const);
  const within = [def.innerType, def.element, def.valueType, def.left, def.right, ...(def.options ?? [])];
  return [...own, ...within.map((inner) => [path, inner] as const), [`${path} (key)`, def.keyType] as const].flatMap(
    ([at, inner]) => (inner ? textsOf(inner, at) : []),
  );
}

const isCleaned = (schema: z.ZodType) => {
  const [first] = defOf(schema).checks ?? [];
  return [cleanLine, cleanText, cleanToken].some((clean) => clean === first?._zod.def.tx);
};
const texts = (
  await Promise.all(
    allEndpoints.map(async ({ name, schemas }) =>
      textsOf((await schemas()).input, '').map(([path, schema]) => [`${name} ${path}`, schema] as const),
    ),
  )
).flat();

test('every text of every call is cleaned before anything else is asked of it, or is named here', () => {
  const raw = texts.filter(([, schema]) => !isCleaned(schema) && !/^date/.test(defOf(schema).format ?? ''));
  const unnamed = raw.map(([name]) => name).filter((name) => !Object.values(asSent).some((known) => known.test(name)));
  expect(unnamed).toEqual([]);
  for (const [why, known] of Object.entries(asSent))
    expect(
      raw.some(([name]) => known.test(name)),
      why,
    ).toBe(true);
});

test('the texts are found: in queries and paths, in lists, by language, by name and behind what may be missing', () => {
  const found = texts.map(([name]) => name);
  expect(found.length).toBeGreaterThan(200);
  expect(found).toEqual(
    expect.arrayContaining([
      'listProducts search',
      'trackOrder order_number',
      'searchCustomers q',
      'confirmTwoFactor code',
      'register name',
      'createOrder customer_email',
      'withdrawOrder items',
      'writeSynonyms synonyms words fr',
      'createProduct name',
      'updateStore closedDays reason',
      'writeShop legalNumbers (key)',
      'readOrder token',
    ]),
  );
});
