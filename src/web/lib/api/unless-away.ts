import { isRouteErrorResponse } from 'react-router';

/**
 * For a `clientLoader`: what it `answer` for, or, where not even the server is reached and nothing is kept, what the page
 * shows with `instead`, which says so. Answers (a redirect, "there is no such page") and what was aborted go on.
 */
export async function unlessAway<T>(request: Request, answer: Promise<T>, instead: () => T | Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    if (isAnswer(error) || request.signal.aborted) throw error;
    return instead();
  }
}

/** Whether what a loader threw is an answer (a redirect, "there is no such page") and not the failure of a server. */
export function isAnswer(error: unknown): boolean {
  return error instanceof Response || (isRouteErrorResponse(error) && error.status < 500);
}

/** Whether a request failed before any answer: browsers say so by a TypeError, each in its own words. */
export function isNetworkError(error: unknown): boolean {
  return error instanceof TypeError && /fetch|network|load failed/i.test(error.message);
}
