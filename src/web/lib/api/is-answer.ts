import { isRouteErrorResponse } from 'react-router';

/** Whether what a loader threw is an answer (a redirect, "there is no such page") and not the failure of a server. */
export function isAnswer(error: unknown): boolean {
  return error instanceof Response || (isRouteErrorResponse(error) && error.status < 500);
}
