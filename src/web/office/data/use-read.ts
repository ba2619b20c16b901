import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Endpoint, InputOf, OutputOf } from '#contract/endpoint.ts';
import { isRefusal, Refusal } from '#contract/errors.ts';
import { api } from '#web/lib/api/api.ts';
import { useReadsHeld } from './held-reads.ts';

export type Read<T> = {
  data: T | null;
  refusal: Refusal | null;
  /** There is nothing to show yet. */
  isLoading: boolean;
  /** Something is on its way; what is shown may be out of date. */
  isFetching: boolean;
  reload: () => void;
};

/**
 * What a call answers, kept and shared by its input. `every`: asks again after so many milliseconds while the window is
 * looked at, or as long as the last answer says so. `keepsLast`: while another input is on its way the last answer
 * stays in sight (lists). `freshFor`: an answer that is younger, in milliseconds, is not asked for again by another
 * screen.
 */
export function useRead<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  {
    isOn = true,
    every,
    keepsLast = false,
    freshFor = 0,
  }: {
    isOn?: boolean;
    every?: number | ((last: OutputOf<E>) => number | false);
    keepsLast?: boolean;
    freshFor?: number;
  } = {},
): Read<OutputOf<E>> {
  const isHeld = useReadsHeld();
  const { data, error, isPending, isFetching, refetch } = useQuery({
    queryKey: [endpoint.name, input],
    queryFn: ({ signal }) => api(endpoint, input, { signal }),
    enabled: isOn && !isHeld,
    staleTime: freshFor,
    ...(every !== undefined && {
      refetchInterval: ({ state }: { state: { data: unknown } }) => {
        if (typeof every === 'number') return every;
        return state.data === undefined ? false : every(state.data as OutputOf<E>);
      },
    }),
    ...(keepsLast && { placeholderData: keepPreviousData }),
  });
  return {
    data: (data as OutputOf<E> | undefined) ?? null,
    refusal: error && (isRefusal(error) ? error : new Refusal('unexpected')),
    isLoading: isPending,
    isFetching,
    reload: () => void refetch(),
  };
}
