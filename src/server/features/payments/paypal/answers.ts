/** What an answer that is not 2xx says; that of the token has `error` alone. */
export type ErrorBody = { name?: unknown; details?: readonly { issue?: unknown }[]; error?: unknown };

/** An answer that was not 2xx. Its code is the narrowest that it has; what it says to people stays out of it. */
export class PayPalError extends Error {
  readonly status: number;
  readonly code: string;
  constructor(status: number, { name, details, error }: ErrorBody) {
    const code = [details?.[0]?.issue, name, error].find((each) => typeof each === 'string') ?? String(status);
    super(`${status} ${code}`);
    this.status = status;
    this.code = code;
  }
}

export function isMissing(error: unknown): boolean {
  return error instanceof PayPalError && error.status === 404;
}

/** The JSON of an answer; one without a body (204), and a failure in another form, is an empty object. */
export async function readJson<T extends object>(response: Response): Promise<Partial<T>> {
  const text = await response.text();
  if (text === '') return {};
  try {
    const read: unknown = JSON.parse(text);
    return typeof read === 'object' && read !== null ? read : {};
  } catch (error) {
    if (!response.ok) return {};
    throw error;
  }
}
