import type { FastifyInstance } from 'fastify';
import type { Endpoint } from '#contract/endpoint.ts';
import { z } from '#contract/zod.ts';
import { apiScopes } from '#domain/access/api-scopes.ts';
import { languages } from '#domain/language/language.ts';
import { allEndpoints } from '#server/http/call/all-calls.ts';
import { limits } from '#server/services/session/limit-table.ts';
import { apiDocsRoutes } from './api-docs.ts';

type Schema = Record<string, unknown>;

/** `/api/v1/openapi.json`, made from the schemas that validate the calls, and a page to read it. */
export async function openApiRoutes(app: FastifyInstance): Promise<void> {
  // To describe every call takes a tenth of a second, for which no start need wait.
  let described: Promise<{ document: Schema; text: string }> | undefined;
  const describe = () => {
    described ??= describeApi(allEndpoints).then((document) => ({ document, text: JSON.stringify(document) }));
    return described;
  };
  app.get('/api/v1/openapi.json', async (_, reply) =>
    reply.type('application/json; charset=utf-8').send((await describe()).text),
  );
  await apiDocsRoutes(app, async () => (await describe()).document);
}

export async function describeApi(endpoints: readonly Endpoint[]): Promise<Schema> {
  const paths: Record<string, Record<string, Schema>> = {};
  const shared: Record<string, Schema> = { Failure: failure };
  for (const e of endpoints) {
    const path = `/api/v1${e.path.replace(/:(\w+)/g, '{$1}')}`;
    paths[path] = { ...paths[path], [e.method.toLowerCase()]: await describeCall(e, shared) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Panier',
      version: '1',
      description: 'The public API of a Panier shop.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/' }],
    paths,
    components: {
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
        apiKey: { type: 'http', scheme: 'bearer', bearerFormat: 'pk_…', description: ofKeys },
      },
      schemas: shared,
    },
  };
}

async function describeCall(e: Endpoint, shared: Record<string, Schema>): Promise<Schema> {
  const { summary, input, output } = await e.schemas();
  const takes = describeSchema(input, 'input', shared);
  const gives = describeSchema(output, 'output', shared);
  const { properties, required } = fieldsOf(takes, shared);
  const inPath = new Set([...e.path.matchAll(/:(\w+)/g)].map((m) => m[1] ?? ''));
  const rest = Object.keys(properties).filter((key) => !inPath.has(key));
  const hasBody = e.method === 'POST' || e.method === 'PUT';
  const inBody = hasBody ? rest.filter((key) => e.body !== 'bytes' || key === 'bytes') : [];
  const parameters = [...inPath, ...rest.filter((key) => !inBody.includes(key))].map((name) => ({
    name,
    in: inPath.has(name) ? 'path' : 'query',
    required: inPath.has(name) || required.has(name),
    schema: properties[name] ?? {},
  }));
  const body = {
    type: 'object',
    properties: Object.fromEntries(inBody.map((key) => [key, properties[key]])),
    ...(inBody.some((key) => required.has(key)) && { required: inBody.filter((key) => required.has(key)) }),
  };
  return {
    operationId: e.name,
    summary,
    tags: [e.tag],
    security: securityOf(e),
    ...(e.scope && { 'x-scope': e.scope }),
    ...(e.access !== 'public' && e.access !== 'customer' && { 'x-role': e.access }),
    ...(e.flag && { 'x-flag': e.flag }),
    parameters: [...parameters, ...besides(e, properties), ...headersOf(e)],
    ...(inBody.length > 0 && { requestBody: { required: true, content: bodyContent(e, body) } }),
    responses: {
      ...(e.redirects
        ? { 302: { description: 'Leads on' } }
        : { 200: { description: 'Done', content: e.answersFile ? anyFile : json(success(e, gives)) } }),
      '4XX': { description: 'Refused', content: refused },
      // The shop's own fault, or that of what it asks; a call that redirects has no answer of its own besides.
      default: { description: 'Failed', content: refused },
    },
  };
}

const ofKeys = `A key made at /admin/programs, sent as a bearer. It reaches the calls that name one of its scopes, and no other: ${apiScopes.join(', ')}. It may ask ${limits.apiKey.tries} times a minute, from whatever addresses; beyond that it is 429 with Retry-After, in seconds`;

/** Who may call, in which ways. The scopes of a key stand with it, as OpenAPI 3.1 has them of any scheme. */
function securityOf({ access, scope }: Endpoint): Schema[] {
  if (access === 'public') return [];
  return [{ bearer: [] }, ...(scope ? [{ apiKey: [scope] }] : [])];
}

/** The JSON Schema of one side of a call. Schemas with a name of their own go into `shared` and are referred to there. */
function describeSchema(schema: z.ZodType, io: 'input' | 'output', shared: Record<string, Schema>): Schema {
  const whole = z.toJSONSchema(schema, { io, target: 'draft-2020-12', unrepresentable: 'any', reused: 'inline' });
  // What may be sent and what is answered differ (defaults, unknown fields), so they have two names.
  const suffix = io === 'input' ? 'Input' : '';
  const moved = JSON.stringify(whole).replace(/"#\/\$defs\/([^"]+)"/g, `"#/components/schemas/$1${suffix}"`);
  const { $schema: _, $defs, ...described } = JSON.parse(moved) as Schema & { $defs?: Record<string, Schema> };
  for (const [name, named] of Object.entries($defs ?? {})) shared[`${name}${suffix}`] = named;
  return described;
}

function fieldsOf(takes: Schema, shared: Record<string, Schema>) {
  const name = typeof takes.$ref === 'string' ? takes.$ref.slice(takes.$ref.lastIndexOf('/') + 1) : undefined;
  const described = name === undefined ? takes : (shared[name] ?? {});
  return {
    properties: (described.properties ?? {}) as Record<string, Schema>,
    required: new Set((described.required ?? []) as string[]),
  };
}

/** What the address may have besides the fields of the input. */
function besides(e: Endpoint, fields: Record<string, Schema>): Schema[] {
  const token = { name: 'token', in: 'query', required: false, description: ofLink, schema: fields.token ?? {} };
  const lng = {
    name: 'lng',
    in: 'query',
    required: false,
    description: ofLanguage,
    schema: { type: 'string', enum: languages },
  };
  return [...(e.linkToken ? [token] : []), ...('lng' in fields ? [] : [lng])];
}

const ofLink = 'The token of the signed link, where the body has none';
const ofLanguage =
  'The language of names and messages; left out, it is that of the cookie `lng` or of Accept-Language, or French';

function headersOf(e: Endpoint): Schema[] {
  const key = { name: 'Idempotency-Key', in: 'header', required: false, schema: { type: 'string', maxLength: 255 } };
  return e.idempotent ? [key] : [];
}

function success(e: Endpoint, data: Schema): Schema {
  const tokens = { token: { type: 'string' }, refresh_token: { type: 'string' } };
  return {
    type: 'object',
    required: ['status', 'message', 'data'],
    properties: { status: { type: 'integer' }, message: { type: 'string' }, ...(e.tokensOnTop && tokens), data },
  };
}

function bodyContent(e: Endpoint, fields: Schema): Schema {
  if (e.body === 'bytes') return anyFile;
  return e.body === 'form' ? { 'multipart/form-data': { schema: fields } } : json(fields);
}

const anyFile = { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } };
const json = (schema: Schema) => ({ 'application/json': { schema } });

const refused = json({ $ref: '#/components/schemas/Failure' });

const failure = {
  type: 'object',
  required: ['status', 'title', 'message', 'data'],
  properties: {
    status: { type: 'integer' },
    code: { type: 'string' },
    title: { type: 'string' },
    message: { type: 'string' },
    data: {
      type: 'object',
      properties: {
        errors: {
          type: 'object',
          additionalProperties: {
            type: 'array',
            items: { type: 'object', properties: { message: { type: 'string' }, parameters: { type: 'object' } } },
          },
        },
      },
    },
  },
};
