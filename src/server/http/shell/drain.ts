import type { Server, ServerResponse } from 'node:http';
import net from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/**
 * Accepts no more connections and ends the open ones after their next answer. Closing them at once would cut requests
 * that have arrived but were not read yet.
 */
export async function drainConnections(server: Server, longestMs = 1000): Promise<void> {
  if (!server.listening) return;
  server.prependListener('request', (_, response: ServerResponse) => response.setHeader('connection', 'close'));
  // The HTTP server's own close would also end the connections that look idle.
  net.Server.prototype.close.call(server);
  for (let waited = 0; waited < longestMs && (await countConnections(server)) > 0; waited += 20) await pause(20);
}

function countConnections(server: Server): Promise<number> {
  return new Promise((resolve) => server.getConnections((error, count) => resolve(error ? 0 : count)));
}
