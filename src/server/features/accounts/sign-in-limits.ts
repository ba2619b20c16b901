import { limits } from '#server/services/session/limit-table.ts';
import {
  type Counters,
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

export type Try = { what: Guessed; account: string; address: string; pair: string };

/**
 * Counts a guess before it is checked, so that parallel tries are all counted. Throws `tooMany`.
 * A refused try costs no further counter: nobody can use up the tries of an account from one address.
 */
async function countGuess(at: Counters, what: Guessed, account: string, ip: string): Promise<Try> {
  const address = networkOf(ip);
  const pair = `${account} ${address}`;
  const limit = limitsOf[what];
  const waitHere = await countTry(at, limit.pair, pair);
  if (waitHere > 0) throw tooMany(waitHere);
  const waitAddress = await countTry(at, limit.network, address);
  const wait = waitAddress || (await countTry(at, limit.account, account));
  if (wait > 0 && !(await hasTried(at, limit.known, pair))) throw tooMany(wait);
  return { what, account, address, pair };
}

/** Counts a sign-in by password; addresses without an account count alike. */
export function countSignIn(at: Counters, email: string, ip: string): Promise<Try> {
  return countGuess(at, 'login', email.toLowerCase(), ip);
}

/** Counts a code of a second factor. */
export function countCode(at: Counters, customerId: number, ip: string): Promise<Try> {
  return countGuess(at, 'factor', String(customerId), ip);
}

/** It was right: this was no wrong try, and this address is known for the account from now on. */
export async function clearSignInTries(at: Counters, { what, account, address, pair }: Try): Promise<void> {
  const limit = limitsOf[what];
  await forgetTries(at, limit.pair, pair);
  await takeBackTry(at, limit.network, address);
  await takeBackTry(at, limit.account, account);
  await countTry(at, limit.known, pair);
}

/** Whoever opened the account at an address is known there. */
export async function rememberAddress(at: Counters, email: string, ip: string): Promise<void> {
  await countTry(at, limits.loginKnown, `${email.toLowerCase()} ${networkOf(ip)}`);
}

/** Whoever set a new password by the link mailed to them may sign in with it at once, however often they were wrong before. */
export async function forgetSignInTries(at: Counters, email: string, ip: string): Promise<void> {
  await forgetTries(at, limits.loginPair, `${email.toLowerCase()} ${networkOf(ip)}`);
  await rememberAddress(at, email, ip);
}
