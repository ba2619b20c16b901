import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream, openAsBlob } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { request } from 'undici';
import { type ImportFault, importLimits } from '#domain/import/import-failure.ts';
import { fileNameOf } from '#server/config-import.ts';

/** Milliseconds: from the request to the last byte. */
const longestFetch = 300_000;
const mostRedirects = 5;

export type FetchOptions = { waitMs?: number; mostBytes?: number };
export type FetchedFile = { file: File; digest: string };

/** A file that could not be fetched. What it says names neither the address nor who asks: both may hold a password. */
export class FetchFailure extends Error {
  readonly fault: ImportFault;

  constructor(fault: ImportFault) {
    super(`the file of the night was not fetched: ${fault.code}${fault.row ? ` ${fault.row}` : ''}`);
    this.fault = fault;
  }
}

/**
 * Fetches a file from an address with http:, https: or file: to the disk, with the hash of its bytes (SHA-256), and hands it to
 * `use`; after that it is gone. Throws `FetchFailure`. A name and password in the address are sent as Basic, to that host alone.
 */
export async function withFetchedFile<T>(
  address: string,
  use: (fetched: FetchedFile) => Promise<T>,
  { waitMs = longestFetch, mostBytes = importLimits.bytes }: FetchOptions = {},
): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'panier-nightly-'));
  try {
    const path = join(folder, 'file');
    const url = new URL(address);
    const digest = await download(url, path, { waitMs, mostBytes });
    const name = fileNameOf(url.pathname) || url.hostname;
    return await use({ file: new File([await openAsBlob(path)], name), digest });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function download(url: URL, path: string, { waitMs, mostBytes }: Required<FetchOptions>): Promise<string> {
  const signal = AbortSignal.timeout(waitMs);
  const hash = createHash('sha256');
  let bytes = 0;
  async function* counted(content: AsyncIterable<Buffer>) {
    for await (const piece of content) {
      bytes += piece.length;
      if (bytes > mostBytes) throw new FetchFailure({ code: 'fetchTooLarge' });
      hash.update(piece);
      yield piece;
    }
  }
  try {
    const content = url.protocol === 'file:' ? createReadStream(fileURLToPath(url)) : await openAddress(url, signal);
    await pipeline(content, counted, createWriteStream(path), { signal });
  } catch (error) {
    if (error instanceof FetchFailure) throw error;
    if (signal.aborted) throw new FetchFailure({ code: 'fetchTimeout' });
    throw new FetchFailure({ code: url.protocol === 'file:' ? 'fetchNoFile' : 'fetchUnreachable' });
  }
  return hash.digest('hex');
}

async function openAddress(first: URL, signal: AbortSignal): Promise<Readable> {
  let url = first;
  for (let hops = 0; ; hops++) {
    const { statusCode, headers, body } = await request(bareOf(url), {
      headers: { 'user-agent': 'Panier-Imports/1', 'accept-encoding': 'identity', ...credentialsOf(url, first) },
      signal,
    });
    const { location } = headers;
    if (statusCode >= 200 && statusCode < 300) return body;
    body.on('error', () => undefined).destroy();
    if (statusCode < 300 || statusCode >= 400 || typeof location !== 'string')
      throw new FetchFailure({ code: 'fetchStatus', row: statusCode });
    const next = URL.canParse(location, url) ? new URL(location, url) : null;
    // Not to a file of this machine, nor from a guarded connection to an open one.
    const isGuarded = url.protocol === 'https:';
    const isTaken = next?.protocol === 'https:' || (next?.protocol === 'http:' && !isGuarded);
    if (!next || !isTaken || hops >= mostRedirects) throw new FetchFailure({ code: 'fetchRedirects' });
    url = next;
  }
}

function bareOf(url: URL): URL {
  const bare = new URL(url);
  bare.username = '';
  bare.password = '';
  bare.hash = '';
  return bare;
}

/** Where a redirect leads to another host, whoever answers there is not told the password. */
function credentialsOf(url: URL, first: URL): Record<string, string> {
  const { username, password } = first;
  if (username === '' || url.origin !== first.origin) return {};
  const pair = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`;
  return { authorization: `Basic ${Buffer.from(pair).toString('base64')}` };
}
