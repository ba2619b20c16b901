import type { Socket } from 'node:net';
import { defaultLanguage } from '#domain/language/language.ts';
import { serverWords } from '#server/words/server-words.ts';

const statusOf: Record<string, number> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 };

/** What is not even HTTP (an endless header, a broken line) reaches no route; it is refused in the shape of all others. */
export function answerBrokenRequest(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const status = statusOf[error.code ?? ''] ?? 400;
  const code = status === 431 ? 'tooLarge' : 'malformed';
  const body = JSON.stringify({ status, code, ...serverWords[defaultLanguage].refusals[code], data: { errors: {} } });
  const head = [
    `HTTP/1.1 ${status} Refused`,
    'content-type: application/json; charset=utf-8',
    'x-content-type-options: nosniff',
    `content-length: ${Buffer.byteLength(body)}`,
    'connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}
