import type { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

/** A file as an answer. */
export type FileAnswer = {
  content: Readable | Buffer;
  /** Its media type. */
  type: string;
  /** In bytes, where that is known beforehand. */
  bytes?: number;
  /** Under which name a browser saves it; without one it shows it. */
  name?: string;
};

/** Streams a file. The policy keeps a file that was uploaded from running scripts with the rights of the shop's pages. */
export function sendFile(reply: FastifyReply, { content, type, bytes, name }: FileAnswer): FastifyReply {
  reply.type(type).header('content-security-policy', "default-src 'none'; sandbox");
  if (bytes !== undefined) reply.header('content-length', bytes);
  if (name !== undefined) reply.header('content-disposition', dispositionOf(name));
  return reply.send(content);
}

/** RFC 6266: a plain name for old programs, and the whole one as UTF-8. */
function dispositionOf(name: string): string {
  const plain = name.replace(/[^\w.-]/g, '_');
  const whole = encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${whole}`;
}
