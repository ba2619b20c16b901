import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

const keys = { S3_ACCESS_KEY_ID: 'key', S3_SECRET_ACCESS_KEY: 'secret' };

test('without a bucket files are in the folder', () => {
  expect(readConfig({ FILES_URL: '', S3_ENDPOINT: '' }).bucket).toBeNull();
});

test.each([
  ['s3://shop', { bucket: 'shop', prefix: '' }],
  ['s3://shop/', { bucket: 'shop', prefix: '' }],
  ['s3://shop.example/panier/files/', { bucket: 'shop.example', prefix: 'panier/files/' }],
])('%s is a bucket and the beginning of its names', (url, expected) => {
  const { bucket } = readConfig({ FILES_URL: url, S3_ENDPOINT: 'http://minio:9000/', ...keys });
  expect(bucket).toEqual({
    ...expected,
    endpoint: 'http://minio:9000',
    region: 'us-east-1',
    keyId: 'key',
    secret: 'secret',
  });
});

test('without an address the server is that of the region', () => {
  const { bucket } = readConfig({ FILES_URL: 's3://shop', S3_REGION: 'eu-west-3', ...keys });
  expect(bucket?.endpoint).toBe('https://s3.eu-west-3.amazonaws.com');
});

test.each([
  ['FILES_URL', { FILES_URL: '/srv/files', ...keys }],
  ['FILES_URL', { FILES_URL: 'https://shop.s3.example', ...keys }],
  ['FILES_URL', { FILES_URL: 's3://Shop', ...keys }],
  ['FILES_URL', { FILES_URL: 's3://shop/../other', ...keys }],
  ['FILES_URL', { FILES_URL: 's3://shop//files', ...keys }],
  ['FILES_URL', { FILES_URL: 's3://shop?x=1', ...keys }],
  ['FILES_URL', keys],
  ['FILES_URL', { S3_ENDPOINT: 'https://s3.example' }],
  ['S3_ENDPOINT', { FILES_URL: 's3://shop', S3_ENDPOINT: 's3.example', ...keys }],
  ['S3_ENDPOINT', { FILES_URL: 's3://shop', S3_ENDPOINT: 'https://s3.example/shop', ...keys }],
  ['S3_ENDPOINT', { FILES_URL: 's3://shop', S3_ENDPOINT: 'https://key@s3.example', ...keys }],
  ['S3_REGION', { FILES_URL: 's3://shop', S3_REGION: 'Paris 1', ...keys }],
  ['S3_ACCESS_KEY_ID', { FILES_URL: 's3://shop', S3_SECRET_ACCESS_KEY: 'x' }],
  ['S3_SECRET_ACCESS_KEY', { FILES_URL: 's3://shop', S3_ACCESS_KEY_ID: 'x' }],
])('%s is named when it is wrong: %o', (name, env) => {
  expect(() => readConfig(env)).toThrow(new RegExp(`^${name}: `, 'm'));
});
