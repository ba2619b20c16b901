import { Agent, request } from 'node:http';
import type { TestApp } from './test-app.ts';

/** Status 0: the line was lost before an answer had come. */
// biome-ignore lint/suspicious/noExplicitAny: a test reads the wire as it is
export type Answer = { status: number; body: any; ms: number };
export type Sent = { method?: 'POST' | 'PUT'; path: string; body: object; headers?: Record<string, string> };
export type Buyers = {
  /** One request of each buyer, all in the same moment; as many as there are buyers. */
  sendAll: (requests: readonly Sent[]) => Promise<Answer[]>;
  close: () => void;
};

/** So many buyers of a listening shop, each with a TCP connection of its own that is open before anything is sent. */
export async function openBuyers(t: Pick<TestApp, 'app'>, count: number): Promise<Buyers> {
  if (!t.app.server.listening) await t.app.listen({ port: 0, host: '127.0.0.1' });
  const address = t.app.server.address();
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0;
  const agents = Array.from({ length: count }, () => new Agent({ keepAlive: true, maxSockets: 1 }));
  const send = (agent: Agent, { method = 'POST', path, body, headers }: Sent) =>
    sendOn(agent, { port, method, path: `/api/v1${path}`, body: JSON.stringify(body), headers });
  await Promise.all(agents.map((agent) => sendOn(agent, { port, method: 'GET', path: '/healthz', body: '' })));
  return {
    sendAll: (requests) => Promise.all(agents.map((agent, i) => send(agent, requests[i] ?? { path: '', body: {} }))),
    close: () => {
      for (const agent of agents) agent.destroy();
    },
  };
}

type OnWire = {
  port: number;
  method: string;
  path: string;
  body: string;
  headers?: Record<string, string> | undefined;
};

function sendOn(agent: Agent, { port, method, path, body, headers }: OnWire): Promise<Answer> {
  const began = performance.now();
  return new Promise((answered) => {
    const all = { ...headers, ...(body && { 'content-type': 'application/json' }) };
    const sent = request({ agent, host: '127.0.0.1', port, method, path, headers: all }, async (answer) => {
      let text = '';
      for await (const part of answer.setEncoding('utf8')) text += part;
      const parsed = answer.headers['content-type']?.includes('json') ? JSON.parse(text) : text;
      answered({ status: answer.statusCode ?? 0, body: parsed, ms: performance.now() - began });
    });
    sent.on('error', () => answered({ status: 0, body: null, ms: performance.now() - began }));
    sent.end(body);
  });
}

/** The p99 of answers, in whole milliseconds. */
export function p99(answers: readonly Answer[]): number {
  const sorted = answers.map(({ ms }) => ms).sort((a, b) => a - b);
  return Math.round(sorted[Math.ceil(sorted.length * 0.99) - 1] ?? 0);
}
