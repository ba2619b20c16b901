/** Whether a request failed before any answer: browsers say so by a TypeError, each in its own words. */
export function isNetworkError(error: unknown): boolean {
  return error instanceof TypeError && /fetch|network|load failed/i.test(error.message);
}
