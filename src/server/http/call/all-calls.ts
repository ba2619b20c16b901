import { readdirSync } from 'node:fs';
import type { Endpoint } from '#contract/endpoint.ts';

const contract = new URL('../../../contract/', import.meta.url);
const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'path' in value && 'schemas' in value;

/**
 * Every call, by the files of the contract, whoever implements it: feeds the OpenAPI document, the table of who may call
 * what, and the test that each is implemented.
 */
export const allEndpoints: readonly Endpoint[] = (
  await Promise.all(
    readdirSync(contract, { recursive: true, encoding: 'utf8' })
      .filter((file) => /^\w+[\\/][\w-]+\.ts$/.test(file))
      .sort()
      .map(async (file) => Object.values<unknown>(await import(new URL(file, contract).href))),
  )
)
  .flat()
  .filter(isEndpoint);
