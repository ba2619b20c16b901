import { z } from '#contract/zod.ts';

export type JsonSchema = {
  $ref?: string;
  $defs?: Record<string, JsonSchema>;
  const?: unknown;
  enum?: unknown[];
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  type?: string;
  format?: string;
  minimum?: number;
  items?: JsonSchema;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  propertyNames?: JsonSchema;
  additionalProperties?: JsonSchema | boolean;
};
/** Where a text stands in what is sent: names, 0 for the first of a list, and `keyed` for the name of an entry itself. */
export type TextField = { path: readonly (string | number)[]; isKey: boolean };
type Key = string | number;

/** The schema of what a call is sent, as JSON Schema. */
export const inputSchema = (input: z.ZodType): JsonSchema =>
  z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' }) as JsonSchema;

const isText = (schema: JsonSchema) => schema.type === 'string' && !schema.enum && schema.const === undefined;

/** Every place where a call takes a text that is no code of a list, whatever it then says of it. */
export function textFields(schema: JsonSchema, path: readonly Key[] = [], root = schema): TextField[] {
  if (schema.$ref) return textFields(root.$defs?.[schema.$ref.replace('#/$defs/', '')] ?? {}, path, root);
  const ways = schema.anyOf ?? schema.oneOf;
  if (ways) {
    const found = ways.map((way) => textFields(way, path, root)).filter((fields) => fields.length > 0);
    // Of a text or one by language, each language: both are read by the same rule.
    return found.at(-1) ?? [];
  }
  if (isText(schema)) return [{ path, isKey: false }];
  if (schema.type === 'array' && schema.items) return textFields(schema.items, [...path, 0], root);
  const own = Object.entries(schema.properties ?? {}).flatMap(([name, field]) =>
    textFields(field, [...path, name], root),
  );
  const { propertyNames, additionalProperties: values } = schema;
  if (!propertyNames || !isText(propertyNames) || typeof values !== 'object') return own;
  return [...own, { path, isKey: true }, ...textFields(values, [...path, 'key'], root)];
}

/** Puts a text where a field is; lists and objects on the way are made where they are missing. */
export function putText(body: Record<string, unknown>, { path, isKey }: TextField, text: string): void {
  const [last = '', ...way] = [...path, ...(isKey ? [text] : [])].toReversed();
  let at = body as Record<Key, unknown>;
  for (const [i, step] of way.toReversed().entries()) {
    const next = [...way.toReversed(), last][i + 1];
    if (typeof at[step] !== 'object' || at[step] === null) at[step] = typeof next === 'number' ? [] : {};
    at = at[step] as Record<Key, unknown>;
  }
  at[last] = isKey ? 1 : text;
}
