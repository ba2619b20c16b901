import type { FastifyRequest } from 'fastify';
import { defaultLanguage, isLanguage, type Language, matchAcceptLanguage } from '#domain/language/language.ts';

/** The language of names and messages: query `lng`, cookie `lng`, Accept-Language, French. */
export function requestLanguage(request: FastifyRequest): Language {
  const { lng } = (request.query ?? {}) as { lng?: unknown };
  if (isLanguage(lng)) return lng;
  const { lng: kept } = request.cookies ?? {};
  if (isLanguage(kept)) return kept;
  return matchAcceptLanguage(request.headers['accept-language']) ?? defaultLanguage;
}
