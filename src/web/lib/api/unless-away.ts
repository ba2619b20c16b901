import { isAnswer } from './is-answer.ts';

/**
 * For a `clientLoader`: what it `asked` for, or, where not even the server is reached and nothing is kept, what the page
 * shows with `instead`, which says so. Answers (a redirect, "there is no such page") and what was aborted go on.
 */
export async function unlessAway<T>(request: Request, asked: Promise<T>, instead: () => T | Promise<T>): Promise<T> {
  try {
    return await asked;
  } catch (error) {
    if (isAnswer(error) || request.signal.aborted) throw error;
    return instead();
  }
}
