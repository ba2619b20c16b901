import type { SystemState } from '#contract/system.ts';

type FlagState = SystemState['flags'][number];

/**
 * Whether a flag can be pressed: not where nothing reads it, nor a way to pay that has no provider. One that is on can
 * always be switched off.
 */
export function canSwitch({ flag, isOn, acts, isMet }: FlagState): boolean {
  if (flag.startsWith('mockModes.')) return false;
  return isOn || (acts && (isMet || !flag.startsWith('paymentMethods.')));
}
