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
/** Wrong passwords for one account from one address. */
const pairLimit: Limit = { name: 'login-pair', tries: 10, seconds: quarter };
/** Wrong sign-ins from one address, whatever the account: the 30th at the latest is refused. */
const addressLimit: Limit = { name: 'login-address', tries: 28, seconds: quarter };
/** Wrong passwords for one account from all addresses together. */
const accountLimit: Limit = { name: 'login-account', tries: 100, seconds: day };
/** Where somebody has signed in before, others cannot lock them out: only the tries made there with that account count. */
const knownPair: Limit = { name: 'login-known', tries: 0, seconds: 90 * day };

type Try = { account: string; address: string; pair: string };

/**
 * Counts a sign-in before the password is checked, so that parallel tries are all counted. Throws `tooMany`.
 * A refused try costs no further counter: nobody can use up the tries of an account from one address.
 */
export async function countSignIn(at: Counters, email: string, ip: string): Promise<Try> {
  const account = email.toLowerCase();
  const address = networkOf(ip);
  const pair = `${account} ${address}`;
  const waitHere = await countTry(at, pairLimit, pair);
  if (waitHere > 0) throw tooMany(waitHere);
  const waitAddress = await countTry(at, addressLimit, address);
  const wait = waitAddress || (await countTry(at, accountLimit, account));
  if (wait > 0 && !(await hasTried(at, knownPair, pair))) throw tooMany(wait);
  return { account, address, pair };
}

/** The password was right: this was no wrong try, and this address is known for the account from now on. */
export async function clearSignInTries(at: Counters, { account, address, pair }: Try): Promise<void> {
  await forgetTries(at, pairLimit, pair);
  await takeBackTry(at, addressLimit, address);
  await takeBackTry(at, accountLimit, account);
  await countTry(at, knownPair, pair);
}

/** Whoever opened the account at an address is known there. */
export async function rememberAddress(at: Counters, email: string, ip: string): Promise<void> {
  await countTry(at, knownPair, `${email.toLowerCase()} ${networkOf(ip)}`);
}

/** Whoever set a new password by the link mailed to them may sign in with it at once, however often they were wrong before. */
export async function forgetSignInTries(at: Counters, email: string, ip: string): Promise<void> {
  await forgetTries(at, pairLimit, `${email.toLowerCase()} ${networkOf(ip)}`);
  await rememberAddress(at, email, ip);
}
