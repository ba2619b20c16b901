import type { FastifyError } from 'fastify';
import { isRefusal, Refusal, type RefusalCode } from '#contract/errors.ts';
import { sqlStateOf } from '#server/db/transact.ts';

/**
 * What an error that reached the edge refuses: what was thrown so, or what it tells of the framework, the disk or the
 * database.
 */
export function toRefusal(error: unknown): Refusal {
  if (isRefusal(error)) return error;
  const known =
    refusalOfFramework(error as Partial<FastifyError>) ??
    refusalOfFiles(error as { code?: unknown }) ??
    refusalOfDatabase(error);
  const retryAfter = known && secondsToWait[known];
  return new Refusal(known ?? 'unexpected', retryAfter ? { retryAfter } : {});
}

/** Until the same may succeed: a database comes back by itself, room on a disk is made by somebody. */
const secondsToWait: Partial<Record<RefusalCode, number>> = { unavailable: 5, diskFull: 300 };

function refusalOfFramework({ code, statusCode }: Partial<FastifyError>): RefusalCode | undefined {
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE' || statusCode === 413) return 'tooLarge';
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE' || statusCode === 415) return 'unsupportedMedia';
  if (typeof statusCode === 'number' && statusCode >= 400 && statusCode < 500) return 'malformed';
  return undefined;
}

// Connection lost or refused, server shutting down, too many connections, statement or lock timeout.
const unavailableStates = /^(08|57P|53|57014|55P03)/;

/** What a file system says that has no room left, or takes nothing any more. */
const fullDisk = new Set(['ENOSPC', 'EDQUOT', 'EROFS', 'EFBIG']);

function refusalOfFiles({ code }: { code?: unknown }): RefusalCode | undefined {
  return typeof code === 'string' && fullDisk.has(code) ? 'diskFull' : undefined;
}

function refusalOfDatabase(error: unknown): RefusalCode | undefined {
  for (let e = error; e instanceof Error; e = e.cause) {
    const { code } = e as { code?: unknown };
    if (
      code === 'ECONNREFUSED' ||
      code === 'ECONNRESET' ||
      /Connection terminated|is not queryable|timeout exceeded when trying to connect/.test(e.message)
    )
      return 'unavailable';
  }
  return unavailableStates.test(sqlStateOf(error) ?? '') ? 'unavailable' : undefined;
}
