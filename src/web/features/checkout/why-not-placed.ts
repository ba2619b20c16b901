import type { Refusal } from '#contract/errors.ts';
import { errorText, refusalText } from '#web/i18n/error-text.ts';
import type { BaseArea, Translate } from '#web/i18n/words.ts';

/** Why an order was not placed, in a sentence: the field's fault, what the refusal means, or that something failed. */
export function whyNotPlaced(
  t: Translate<BaseArea | 'checkout'>,
  refusal: Pick<Refusal, 'code' | 'errors' | 'message' | 'status'>,
): string {
  const [fault] = Object.values(refusal.errors).flat();
  if (fault) return errorText(t, fault);
  const hasFailed = refusal.code === 'unexpected' || refusal.status >= 500;
  return hasFailed ? t('checkout.failedText') : refusalText(t, refusal);
}
