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

const quarter = 15 * 60;
const day = 24 * 3600;

/** What is guessed: the password of an account, or the code of its second factor. Each has counters of its own. */
type Guessed = 'login' | 'factor';

const limitsOf = (what: Guessed) => ({
  /** Wrong guesses for one account from one address. */
  pair: { name: `${what}-pair`, tries: 10, seconds: quarter } satisfies Limit,
  /** Wrong guesses from one address, whatever the account: the 30th at the latest is refused. */
  address: { name: `${what}-address`, tries: 28, seconds: quarter } satisfies Limit,
  /** Wrong guesses for one account from all addresses together. */
  account: { name: `${what}-account`, tries: 100, seconds: day } satisfies Limit,
  /** Where somebody was right before, others cannot lock them out: only the tries made there with that account count. */
  known: { name: `${what}-known`, tries: 0, seconds: 90 * day } satisfies Limit,
});
const limits = { login: limitsOf('login'), factor: limitsOf('factor') };

export type Try = { what: Guessed; account: string; address: string; pair: string };

/**
 * Counts a guess before it is checked, so that parallel tries are all counted. Throws `tooMany`.
 * A refused try costs no further counter: nobody can use up the tries of an account from one address.
 */
async function countGuess(at: Counters, what: Guessed, account: string, ip: string): Promise<Try> {
  const address = networkOf(ip);
  const pair = `${account} ${address}`;
  const limit = limits[what];
  const waitHere = await countTry(at, limit.pair, pair);
  if (waitHere > 0) throw tooMany(waitHere);
  const waitAddress = await countTry(at, limit.address, address);
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
  const limit = limits[what];
  await forgetTries(at, limit.pair, pair);
  await takeBackTry(at, limit.address, address);
  await takeBackTry(at, limit.account, account);
  await countTry(at, limit.known, pair);
}

/** Whoever opened the account at an address is known there. */
export async function rememberAddress(at: Counters, email: string, ip: string): Promise<void> {
  await countTry(at, limits.login.known, `${email.toLowerCase()} ${networkOf(ip)}`);
}

/** Whoever set a new password by the link mailed to them may sign in with it at once, however often they were wrong before. */
export async function forgetSignInTries(at: Counters, email: string, ip: string): Promise<void> {
  await forgetTries(at, limits.login.pair, `${email.toLowerCase()} ${networkOf(ip)}`);
  await rememberAddress(at, email, ip);
}
