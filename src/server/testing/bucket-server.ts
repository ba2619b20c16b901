import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';
import { isSigned } from './signed-request.ts';

/** The keys of the one account that s3rver has. */
const keys = { keyId: 'S3RVER', secret: 'S3RVER' };

export type BucketServer = {
  /** The settings of a shop that keeps its files there. */
  env: Record<string, string>;
  /** Uploads in parts that were begun, and not ended or taken back. */
  unfinished: Set<string>;
  /** Names of which nothing can be written, as it happens to a server. */
  failing: Set<string>;
  stop: () => Promise<void>;
};

/**
 * s3rver with an empty bucket `shop`, and before it what it lacks: it does not look at signatures of version 4, knows no end
 * of an upload that is given up, and its lists fail after the first page, which has `page` names here.
 */
export async function startBucketServer({ page = 1000 } = {}): Promise<BucketServer> {
  const directory = mkdtempSync(join(tmpdir(), 'panier-bucket-'));
  const buckets = [{ name: 'shop', configs: [] }];
  const store = new S3rver({ port: 0, address: '127.0.0.1', silent: true, directory, configureBuckets: buckets });
  const { port: inner } = await store.run();
  const handOn = store.callback();
  const unfinished = new Set<string>();
  const failing = new Set<string>();
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    if (!isSigned(request, keys)) return refuse(response, 403, 'SignatureDoesNotMatch');
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://bucket');
    if (request.method === 'PUT' && failing.has(pathname.split('/').at(-1) ?? ''))
      return refuse(response, 500, 'InternalError');
    const id = searchParams.get('uploadId');
    if (request.method === 'DELETE' && id !== null) {
      unfinished.delete(pathname);
      response.writeHead(204).end();
      return;
    }
    if (request.method === 'POST') unfinished[id === null ? 'add' : 'delete'](pathname);
    if (!searchParams.has('list-type')) return handOn(request, response);
    await answerPage(`http://127.0.0.1:${inner}`, request, response, page);
  };
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return {
    env: {
      FILES_URL: 's3://shop/files',
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_ACCESS_KEY_ID: keys.keyId,
      S3_SECRET_ACCESS_KEY: keys.secret,
    },
    unfinished,
    failing,
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await store.close();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

function refuse(response: ServerResponse, status: number, code: string): void {
  const body = `<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code><Message>refused</Message></Error>`;
  response.writeHead(status, { 'content-type': 'application/xml' }).end(body);
}

/** A page of the names that s3rver lists, with a token for the next where there are more. */
async function answerPage(inner: string, request: IncomingMessage, response: ServerResponse, page: number) {
  const url = new URL(request.url ?? '/', inner);
  const from = Number(url.searchParams.get('continuation-token') ?? 0);
  url.searchParams.delete('continuation-token');
  const { authorization = '', 'x-amz-date': date = '', 'x-amz-content-sha256': hash = '' } = request.headers;
  const found = await fetch(url, {
    headers: { authorization, 'x-amz-date': String(date), 'x-amz-content-sha256': String(hash) },
  });
  const text = await found.text();
  const all = text.match(/<Contents>.*?<\/Contents>/gs) ?? [];
  const next = from + page < all.length ? `<NextContinuationToken>${from + page}</NextContinuationToken>` : '';
  const head = text
    .replace(/<Contents>.*<\/Contents>/s, '')
    .replace(/<IsTruncated>.*?</, `<IsTruncated>${next !== ''}<`)
    .replace('</ListBucketResult>', `${next}${all.slice(from, from + page).join('')}</ListBucketResult>`);
  response.writeHead(found.status, { 'content-type': 'application/xml' }).end(head);
}
