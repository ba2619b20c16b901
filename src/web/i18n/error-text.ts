import type { FieldErrors, Refusal } from '#contract/errors.ts';
import type { Translate } from './words.ts';

type Fault = FieldErrors[string][number];

/** What a key of a refusal says: the first message of a field, or a sentence that fits any when the key is unknown. */
export function errorText(t: Translate, { message, parameters }: Fault): string {
  const key = `errors.${message}` as Parameters<Translate>[0];
  const words = t(key, parameters);
  return words === key ? t('errors.validation.invalid') : words;
}

/** Why a call was refused, in a sentence: the server's own, which is in the page's language, or what its code means. */
export function refusalText(t: Translate, { code, message }: Pick<Refusal, 'code' | 'message'>): string {
  if (message && message !== code) return message;
  const key = `errors.code.${code}` as Parameters<Translate>[0];
  const words = t(key);
  return words === key ? t('errors.code.unexpected') : words;
}
