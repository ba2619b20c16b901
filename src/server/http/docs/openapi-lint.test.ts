import { createConfig, lintFromString } from '@redocly/openapi-core';
import { expect, test } from 'vitest';
import { allEndpoints } from '#server/http/call/all-calls.ts';
import { describeApi } from './openapi.ts';

const rules = {
  // `/store/product/{id}` and `/store/{id}/information` are names that the specification gives; no id is a word, and of
  // two paths the one that is written out comes first.
  'no-ambiguous-paths': 'off',
} as const;

async function problemsOf(document: object): Promise<string[]> {
  const config = await createConfig({ extends: ['recommended'], rules });
  const problems = await lintFromString({ source: JSON.stringify(document), config });
  return problems.map(({ ruleId, message, location: [at] }) => `${ruleId}: ${message} ${at?.pointer}`);
}

test('the rules of others find nothing in the description of the API', async () => {
  expect(await problemsOf(await describeApi(allEndpoints))).toEqual([]);
});

test('they see a property that is required and nowhere described, and a description without a licence', async () => {
  const document = await describeApi(allEndpoints.slice(0, 1));
  const components = { schemas: { Planted: { type: 'object', properties: {}, required: ['missing'] } } };
  const found = await problemsOf({ ...document, info: { title: 'A', version: '1' }, components });
  expect(found).toContainEqual(expect.stringContaining("Required property 'missing' is not defined"));
  expect(found).toContainEqual(expect.stringContaining('license'));
});
