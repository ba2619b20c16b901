import { QueryClient } from '@tanstack/react-query';
import { isRefusal } from '#contract/errors.ts';

/** A lost network is tried twice more; what the server has refused, it would refuse again. */
const retries = 2;

/** What the screens have read, kept while the back office is open. */
export function createQueries(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: (count, error) => isRefusal(error) && error.status === 0 && count < retries,
        // A query waits for the network, by the browser's word for it; ours are answered with a refusal instead.
        networkMode: 'always',
      },
    },
  });
}
