import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { outerControls, type SandboxControl } from './control.ts';
import type { Sender } from './delivery.ts';
import { pagePolicy } from './page/render.ts';
import { servePage } from './serve-page.ts';
import { serveWire, type WireCall } from './serve-wire.ts';

const mostBytes = 1024 * 1024;

/** `books`: which ones they are, for other processes that look whether they are served. */
type Served = { sender: Sender; books: string; control: SandboxControl; changed: () => void };

/** HTTP for the APIs, the hosted pages, and the control of both. */
export function createSandboxServer(served: Served): Server {
  return createServer((request, response) => {
    answer(served, request, response).catch(() => {
      if (!response.headersSent) json(response, 500, { error: { type: 'api_error' }, name: 'INTERNAL_SERVER_ERROR' });
      response.end();
    });
  });
}

async function answer(served: Served, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const body = await readBody(request);
  if (body === null) return void response.writeHead(413, { connection: 'close' }).end();
  const { pathname: path, search } = new URL(request.url ?? '/', 'http://sandbox');
  const call = { method: request.method ?? 'GET', path, query: search.slice(1), body, headers: request.headers };
  if (path === '/health') return json(response, 200, { sandbox: served.books });
  if (path.startsWith('/pay/')) return page(served, call, response);
  if (path.startsWith('/control/')) return steer(served, call, response);
  const answered = await serveWire(served.sender, call);
  if (answered === 'cut') return void request.socket.destroy();
  // The caller has a limit of time, and ends the connection.
  if (answered === 'silence') return;
  if (!answered) return json(response, 404, { error: { type: 'invalid_request_error' }, name: 'RESOURCE_NOT_FOUND' });
  json(response, answered.status, answered.body);
  if (call.method !== 'GET') served.changed();
}

async function page({ sender, changed }: Served, call: WireCall, response: ServerResponse): Promise<void> {
  const shown = await servePage(sender, call.path.slice('/pay/'.length), call);
  const headers = {
    'cache-control': 'no-store',
    'content-security-policy': pagePolicy,
    'referrer-policy': 'no-referrer',
  };
  if ('location' in shown) response.writeHead(303, { ...headers, location: shown.location }).end();
  else response.writeHead(shown.status, { ...headers, 'content-type': 'text/html; charset=utf-8' }).end(shown.html);
  if (call.method === 'POST') changed();
}

/** Takes JSON alone, which no page of another origin can post without asking first, which is not answered. */
async function steer({ control, changed }: Served, call: WireCall, response: ServerResponse): Promise<void> {
  const name = outerControls.find((each) => call.path === `/control/${each}`);
  const isJson = /^application\/json\b/.test(String(call.headers['content-type']));
  if (call.method !== 'POST' || !name || !isJson) return json(response, 404, { name: 'RESOURCE_NOT_FOUND' });
  const given: unknown = JSON.parse(call.body || '[]');
  const done = await (control[name] as (...args: unknown[]) => Promise<unknown>)(
    ...(Array.isArray(given) ? given : []),
  );
  json(response, 200, { done: done ?? null });
  changed();
}

async function readBody(request: IncomingMessage): Promise<string | null> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    length += part.length;
    if (length > mostBytes) return null;
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

function json(response: ServerResponse, status: number, body: object): void {
  const id = `req_${randomUUID()}`;
  response.writeHead(status, { 'content-type': 'application/json', 'request-id': id, 'paypal-debug-id': id });
  response.end(JSON.stringify(body));
}
