import type { SystemState } from '#contract/shop/system.ts';

type FlagState = SystemState['flags'][number];

/**
 * Whether a flag can be pressed: not where nothing reads it, nor a way to pay that has no provider. One that is on can
 * always be switched off. Staff enter the bank account of transfers themselves, before or after.
 */
export function canSwitch({ flag, isOn, acts, needs, isMet }: FlagState): boolean {
  if (flag.startsWith('mockModes.')) return false;
  return isOn || (acts && (isMet || needs === 'bankAccount' || !flag.startsWith('paymentMethods.')));
}
