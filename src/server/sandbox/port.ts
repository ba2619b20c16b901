import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';

const host = '127.0.0.1';

/** The port that was chosen before, so that open pages are found after a restart; null: none was. */
export function readKeptPort(folder: string): number | null {
  try {
    const port = Number(readFileSync(fileIn(folder), 'utf8'));
    return Number.isInteger(port) && port > 0 && port < 65_536 ? port : null;
  } catch {
    return null;
  }
}

export function keepPort(folder: string, port: number): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(fileIn(folder), String(port));
}

/** Listens on this machine alone; answers the port, or null where another has it. */
export function tryListen(server: Server, port: number): Promise<number | null> {
  return new Promise((resolve, reject) => {
    const failed = (error: NodeJS.ErrnoException) => (error.code === 'EADDRINUSE' ? resolve(null) : reject(error));
    server.once('error', failed);
    server.listen(port, host, () => {
      server.off('error', failed);
      resolve((server.address() as AddressInfo).port);
    });
  });
}

export function urlOf(port: number): string {
  return `http://${host}:${port}`;
}

/** Whether a sandbox of these books answers there: another process of the shop serves it. */
export async function isServed(port: number, books: string): Promise<boolean> {
  try {
    const answer = await fetch(`${urlOf(port)}/health`, { signal: AbortSignal.timeout(2000) });
    return ((await answer.json()) as { sandbox?: unknown }).sandbox === books;
  } catch {
    return false;
  }
}

function fileIn(folder: string): string {
  return join(folder, 'payment-sandbox-port');
}
