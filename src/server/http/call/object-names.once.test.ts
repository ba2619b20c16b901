import { beforeEach, expect, test } from 'vitest';
import type { Endpoint } from '#contract/endpoint.ts';
import { rateLimits } from '#server/db/tables/accounts.ts';
import { allEndpoints } from '#server/http/call/all-calls.ts';
import { makeStaff } from '#server/testing/accounts.ts';
import { makeProduct, makeStore } from '#server/testing/catalogue.ts';
import { bearer } from '#server/testing/order-shop.ts';
import { startSharedApp } from '#server/testing/shared-app.ts';
import { staffWrites } from '#server/testing/staff-writes.ts';
import { inputSchema, type JsonSchema, putText, textFields } from '#server/testing/text-fields.ts';

/** What every object has by name: a table that is a plain object finds something under them. */
const names = ['constructor', '__proto__', 'toString', 'hasOwnProperty', 'valueOf', 'isPrototypeOf'];
/** Of these a function and an object: what the texts are. */
const first = names.slice(0, 2);

let headers: Record<string, string> = {};
const t = await startSharedApp();
const { isOn } = t.deps.flags;
t.deps.flags.isOn = (flag) => flag.startsWith('products.r') || isOn(flag);
await makeStore(t.db);
await makeProduct(t.db, { name: 'Lait entier 1 L' });
beforeEach(async () => {
  await t.db.delete(rateLimits);
  // Some calls end the session of who calls.
  headers = bearer((await makeStaff(t)).token);
});

/** Something that a schema takes, as far as its type says. */
function sample(schema: JsonSchema, root: JsonSchema): unknown {
  if (schema.$ref) return sample(root.$defs?.[schema.$ref.replace('#/$defs/', '')] ?? {}, root);
  const way = (schema.anyOf ?? schema.oneOf)?.[0];
  if (way) return sample(way, root);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (schema.type === 'array') return schema.items ? [sample(schema.items, root)] : [];
  if (schema.type === 'object') return required(schema, root);
  if (schema.type === 'boolean') return true;
  return schema.type === 'string' ? 'pain' : 1;
}

function required(schema: JsonSchema, root: JsonSchema): Record<string, unknown> {
  const { properties = {} } = schema;
  return Object.fromEntries((schema.required ?? []).map((name) => [name, sample(properties[name] ?? {}, root)]));
}

/** A call with these values: those of its path in the path, the rest as a query or a body. */
async function send({ method, path, body }: Endpoint, values: Record<string, unknown>): Promise<number> {
  const rest = { ...values };
  const to = path.replace(/:(\w+)/g, (_, name: string) => {
    const value = Object.hasOwn(rest, name) ? rest[name] : 1;
    delete rest[name];
    return encodeURIComponent(String(value));
  });
  const hasBody = method === 'POST' || method === 'PUT';
  const query = hasBody ? '' : `?${new URLSearchParams(rest as Record<string, string>)}`;
  return (await t.call(method, `${to}${query}`, hasBody && body === undefined ? rest : undefined, headers)).status;
}

const calls = allEndpoints.filter(({ body, method }) => body === undefined && method !== 'DELETE');

test.each(calls)('$name takes the names of every object as a text', async (e) => {
  const schema = inputSchema((await e.schemas()).input);
  const values = () => required(schema, schema);
  const isQuery = e.method === 'GET';
  const parameters = isQuery
    ? Object.keys(schema.properties ?? {}).map((name) => ({ path: [name], isKey: false }))
    : [];
  const fields = isQuery ? parameters : textFields(schema);
  const failed: string[] = [];
  // What staff write has each of its texts by itself in staff-texts.once.test.ts.
  for (const field of staffWrites.includes(e) ? [] : fields)
    for (const name of first) {
      const sent = values();
      putText(sent, field, name);
      if ((await send(e, sent)) >= 500) failed.push(`${field.path.join('.')}: ${name}`);
    }
  // As the names of parameters or fields too, and in all texts at once.
  const named = Object.fromEntries(names.map((name) => [name, name]));
  if ((await send(e, { ...values(), ...named })) >= 500) failed.push('as names');
  for (const name of first) {
    const sent = values();
    for (const field of fields) putText(sent, field, name);
    if ((await send(e, sent)) >= 500) failed.push(`all: ${name}`);
  }
  expect(failed).toEqual([]);
});

test.each(names)('%s in a path, a header or a cookie is refused or ignored', async (name) => {
  const hints = { cookie: `lng=${name}; ${name}=1`, 'accept-language': name, 'idempotency-key': name };
  for (const path of [`/${name}`, `/store/${name}/information`, `/page-texts/${name}`, `/store/list?lng=${name}`])
    expect((await t.call('GET', path, undefined, { ...headers, ...hints })).status).toBeLessThan(500);
  expect((await t.call('GET', '/store/list', undefined, { 'x-client-id': name })).status).toBe(400);
  expect((await t.call('POST', '/messenger/send', {}, { ...headers, ...hints })).status).toBe(422);
});
