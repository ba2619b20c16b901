import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll } from 'vitest';

/** What a receiver was sent: the body as it came. */
export type Received = { headers: Record<string, string>; body: string };
export type Receiver = {
  /** `127.0.0.1:port`, as WEBHOOK_ALLOWED_HOSTS writes it. */
  host: string;
  url: string;
  received: Received[];
  /** Of what was received, the bodies read. */
  events: () => { type: string; timestamp: string; sequence: number; data: Record<string, unknown> }[];
  /** Answers from now on so; a status, or what does it itself. */
  answer: (how: number | ((request: IncomingMessage, response: ServerResponse) => void)) => void;
};

/** A program that is told by webhooks, at a free port of this machine; closed after the last test of the file. */
export async function startReceiver(): Promise<Receiver> {
  const received: Received[] = [];
  let how: Parameters<Receiver['answer']>[0] = 204;
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => {
      body += chunk;
    });
    request.on('end', () => {
      received.push({ headers: request.headers as Record<string, string>, body });
      if (typeof how === 'function') how(request, response);
      else response.writeHead(how).end();
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  return {
    host,
    url: `http://${host}/hook`,
    received,
    events: () => received.map(({ body }) => JSON.parse(body)),
    answer: (next) => {
      how = next;
    },
  };
}
