/** Why a call was refused. The server's error mapper alone knows the HTTP status of each. */
export type RefusalCode =
  | 'malformed' // the body is not JSON, or a header cannot be read
  | 'unauthenticated'
  | 'invalidCredentials'
  | 'noRefreshToken' // a session is to be renewed, and neither the body nor the cookie has a token for it
  | 'invalidToken' // a link or refresh token that is unknown, used or out of date
  | 'wrongPassword'
  | 'forbidden'
  | 'recentSignInNeeded' // the call asks for a sign-in of the last 15 minutes: reauthenticate, then ask again
  | 'secondFactorNeeded' // staff must enrol a second factor before anything else
  | 'notFound'
  | 'removed' // what was sold here and is not any more: 404 as well, so that only pages answer 410
  | 'methodNotAllowed'
  | 'notAcceptable'
  | 'unknownClient'
  | 'conflict'
  | 'figuresChanged' // the client's figures differ from the server's: `data` has the fresh order
  | 'outOfStock'
  | 'placeNotKept' // guests hold enough places from this network: the order goes on without one
  | 'slotTaken' // the slot has no place left, too little picking time, or takes nobody any more
  | 'notPaid' // the order waits to be paid at a provider: until then it may only be cancelled or rejected
  | 'paymentNeeded' // a change comes to more than is reserved: `data` says what is, and what it needs
  | 'nothingToPick' // no order is left that may be picked: `data` names those that were asked for
  | 'inRun' // an order is being picked: `data` may name which
  | 'nothingToBring' // no order is left that may be brought: `data` names those that were asked for
  | 'inRound' // an order is in another open round: `data` names which
  | 'tooLate' // the time to answer a proposal is over, or the order is picked
  | 'waitingForAnswer' // a proposal waits for its shopper
  | 'moveNotAllowed' // the order's state does not allow this change
  | 'twinRunning' // the same Idempotency-Key is being answered right now
  | 'keyReused' // the same Idempotency-Key with another payload
  | 'receiptTwice' // the store has booked this delivery note of the supplier: `data` names its receipt
  | 'needsConfirmation' // an import would change more than is usual: `data.leaps` says what
  | 'tooLarge'
  | 'unsupportedMedia'
  | 'invalid' // the fields named in `errors`
  | 'tooMany'
  | 'tooManyOpenOrders' // so many unpaid orders of an address that nobody has verified are open
  | 'tooManyOrders' // so many orders were placed in an hour
  | 'unavailable'
  | 'diskFull' // a file cannot be kept: the shop's disk has no room, or takes nothing any more
  | 'network' // the browser got no answer at all
  | 'badAnswer' // an answer without the shape of ours, such as a page of a proxy
  | 'unexpected';

/** Keys that the client translates, by the payload's own field name; '' is the form as a whole. */
export type FieldErrors = Record<string, { message: string; parameters: Record<string, string | number> }[]>;

/** An expected "no". Thrown by the server's rules and, for its answers, by the client; distinguished by `code`. */
export class Refusal extends Error {
  readonly code: RefusalCode;
  readonly errors: FieldErrors;
  /** Fresh data that the client shows before it asks again. */
  readonly data: unknown;
  /** Seconds to wait, for `tooMany` and `unavailable`. */
  readonly retryAfter: number | undefined;
  /** HTTP status, set on the client's side; 0 when no answer came. */
  readonly status: number;
  readonly title: string;

  constructor(
    code: RefusalCode,
    more: {
      errors?: FieldErrors;
      data?: unknown;
      retryAfter?: number | undefined;
      status?: number;
      title?: string;
      message?: string;
    } = {},
  ) {
    super(more.message ?? code);
    this.code = code;
    this.errors = more.errors ?? {};
    this.data = more.data ?? null;
    this.retryAfter = more.retryAfter;
    this.status = more.status ?? 0;
    this.title = more.title ?? '';
  }
}

/** A refusal that names fields: `invalidFields({ email: 'validation.email' })`. */
export function invalidFields(
  fields: Record<string, string>,
  parameters: Record<string, string | number> = {},
): Refusal {
  const errors = Object.fromEntries(
    Object.entries(fields).map(([field, message]) => [field, [{ message, parameters }]]),
  );
  return new Refusal('invalid', { errors });
}

/** Bundles of one program may hold this class twice, so never ask `instanceof`. */
export function isRefusal(error: unknown): error is Refusal {
  return (
    error instanceof Error &&
    typeof (error as { code?: unknown }).code === 'string' &&
    'errors' in error &&
    'title' in error
  );
}
