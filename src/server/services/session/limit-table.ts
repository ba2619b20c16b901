import type { Limit } from './limits.ts';
import { accountLimits } from './limits-of-accounts.ts';
import { orderLimits } from './limits-of-orders.ts';

/**
 * What is counted apart: a network (`networkOf`), an e-mail address (`mailboxOf`), an account, a key of a program,
 * another thing, or all of the shop.
 */
type Per =
  | 'network'
  | 'mailbox'
  | 'account'
  | 'account and network'
  | 'key'
  | 'order number'
  | 'sign-in'
  | 'slot'
  | 'shop';

/**
 * What happens beyond it: 429 with Retry-After, the same answer without the mail, a mail that waits, or an end to the
 * sign-in.
 */
type Beyond = '429' | 'silent' | 'mail waits' | 'starts again';

/** A limit of tries in a window, or of what stands at one moment (`seconds` null). */
export type LimitRow = Omit<Limit, 'seconds'> & {
  readonly seconds: number | null;
  readonly per: Per;
  readonly beyond: Beyond;
  readonly why: string;
};

/** Every limit of the shop upon how often or how much somebody does something. Other files take their numbers from here. */
export const limits = { ...accountLimits, ...orderLimits } as const;
