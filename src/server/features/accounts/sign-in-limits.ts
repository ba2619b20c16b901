import type { Refusal } from '#contract/errors.ts';
import { limits } from '#server/services/session/limit-table.ts';
import {
  type Counters,
  countTried,
  countTry,
  forgetTries,
  hasTried,
  type Limit,
  networkOf,
  takeBackTry,
  tooMany,
} from '#server/services/session/limits.ts';

/** What is guessed: the password of an account, or the code of its second factor. Each has counters of its own. */
type Guessed = 'login' | 'factor';

/** Wrong guesses of one account from one network, from one network, of one account; and where somebody was right before. */
const limitsOf: Record<Guessed, Record<'pair' | 'network' | 'account' | 'known', Limit>> = {
  login: {
    pair: limits.loginPair,
    network: limits.loginNetwork,
    account: limits.loginAccount,
    known: limits.loginKnown,
  },
  factor: {
    pair: limits.factorPair,
    network: limits.factorNetwork,
    account: limits.factorAccount,
    known: limits.factorKnown,
  },
};

export type Try = {
  what: Guessed;
  account: string;
  address: string;
  pair: string;
  /** Seconds to wait for a further wrong guess, made where somebody was right before: a right one comes in all the same. */
  wait: number;
};

/**
 * Counts a guess before it is checked, so that parallel tries are all counted. Throws `tooMany`.
 * A refused try costs no further counter: nobody can use up the tries of an account from one address. Where somebody was
 * right before, a guess beyond the limits of network and account is checked still: others cannot lock the owner out there,
 * and a wrong one is answered as anywhere else (`wrongGuess`).
 */
async function countGuess(counters: Counters, what: Guessed, account: string, ip: string): Promise<Try> {
  const address = networkOf(ip);
  const pair = `${account} ${address}`;
  const limit = limitsOf[what];
  const waitHere = await countTry(counters, limit.pair, pair);
  if (waitHere > 0) throw tooMany(waitHere);
  const isKnown = () => hasTried(counters, limit.known, pair);
  const waitNetwork = await countTry(counters, limit.network, address);
  if (waitNetwork > 0 && !(await isKnown())) throw tooMany(waitNetwork);
  const waitAccount = await countTry(counters, limit.account, account);
  if (waitNetwork === 0 && waitAccount > 0 && !(await isKnown())) throw tooMany(waitAccount);
  return { what, account, address, pair, wait: Math.max(waitNetwork, waitAccount) };
}

/** What a guess that was wrong is refused with: `refusal`, or `tooMany` beyond the limits of its network and account. */
export function wrongGuess({ wait }: Pick<Try, 'wait'>, refusal: Refusal): Refusal {
  return wait > 0 ? tooMany(wait) : refusal;
}

/** How many guesses of this account were wrong here in a row, this one among them. */
export function wrongGuesses(counters: Counters, { what, pair }: Try): Promise<number> {
  return countTried(counters, limitsOf[what].pair, pair);
}

/** Counts a sign-in by password; addresses without an account count alike. */
export function countSignIn(counters: Counters, email: string, ip: string): Promise<Try> {
  return countGuess(counters, 'login', email.toLowerCase(), ip);
}

/** Counts a code of a second factor. */
export function countCode(counters: Counters, customerId: number, ip: string): Promise<Try> {
  return countGuess(counters, 'factor', String(customerId), ip);
}

/** It was right: this was no wrong try, and this address is known for the account from now on. */
export async function clearSignInTries(counters: Counters, { what, account, address, pair }: Try): Promise<void> {
  const limit = limitsOf[what];
  await forgetTries(counters, limit.pair, pair);
  await takeBackTry(counters, limit.network, address);
  await takeBackTry(counters, limit.account, account);
  await countTry(counters, limit.known, pair);
}

/** Whoever opened the account at an address is known there. */
export async function rememberAddress(counters: Counters, email: string, ip: string): Promise<void> {
  await countTry(counters, limits.loginKnown, `${email.toLowerCase()} ${networkOf(ip)}`);
}

/** Whoever set a new password by the link mailed to them may sign in with it at once, however often they were wrong before. */
export async function forgetSignInTries(counters: Counters, email: string, ip: string): Promise<void> {
  await forgetTries(counters, limits.loginPair, `${email.toLowerCase()} ${networkOf(ip)}`);
  await rememberAddress(counters, email, ip);
}
