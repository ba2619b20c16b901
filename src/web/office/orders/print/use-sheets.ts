import { useQueries } from '@tanstack/react-query';
import { isRefusal, Refusal } from '#contract/errors.ts';
import { type PackingSheet, readPackingLists } from '#contract/orders/packing.ts';
import { api } from '#web/lib/api/api.ts';
import { inParts } from './printed-papers.ts';

/** What is fetched for these orders, part by part as the call takes them; `sheets` is null until all of it is there. */
export function useSheets(ids: readonly number[]): {
  sheets: PackingSheet[] | null;
  refusal: Refusal | null;
  reload: () => void;
} {
  return useQueries({
    queries: inParts(ids).map((part) => ({
      queryKey: [readPackingLists.name, part],
      queryFn: ({ signal }: { signal: AbortSignal }) => api(readPackingLists, { order_ids: part }, { signal }),
      staleTime: 0,
    })),
    combine: (parts) => {
      const error = parts.find((part) => part.error)?.error;
      const all = parts.flatMap(({ data }) => (data ? [data] : []));
      return {
        sheets: all.length === parts.length ? all.flat() : null,
        refusal: error ? (isRefusal(error) ? error : new Refusal('unexpected')) : null,
        reload: () => {
          for (const part of parts) void part.refetch();
        },
      };
    },
  });
}
