import type { Refusal } from '#contract/errors.ts';
import { errorText, refusalText } from '#web/i18n/error-text.ts';
import type { OfficeT } from '../use-office-t.ts';

/** Why a write without a form failed: what the server says of a field goes before what it says of any call. */
export function failureText(t: OfficeT, refusal: Refusal): string {
  const fault = Object.values(refusal.errors).flat()[0];
  return fault ? errorText(t, fault) : refusalText(t, refusal);
}
