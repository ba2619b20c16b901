import { useCallback, useEffect, useState } from 'react';
import type { Endpoint, InputOf, OutputOf } from '#contract/endpoint.ts';
import { isRefusal, Refusal } from '#contract/errors.ts';
import { api } from './api.ts';

export type CallState<T> = {
  /** The last answer; it stays in sight while the next one is on its way. */
  data: T | null;
  refusal: Refusal | null;
  isLoading: boolean;
  reload: () => void;
};

type Ask<E extends Endpoint> = (e: E, input: InputOf<E>, options: { signal: AbortSignal }) => Promise<OutputOf<E>>;

/**
 * Asks in the browser for what is personal, and so is in no page from the server. Asks again when the input changes;
 * `isOn` false asks nothing (nobody is signed in yet); `ask` may take an answer from elsewhere.
 */
export function useCall<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  isOn = true,
  ask: Ask<E> = api,
): CallState<OutputOf<E>> {
  const [state, setState] = useState<Omit<CallState<OutputOf<E>>, 'reload'>>({
    data: null,
    refusal: null,
    isLoading: true,
  });
  const [round, setRound] = useState(0);
  const asked = JSON.stringify(input);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round asks the same again
  useEffect(() => {
    if (!isOn) return;
    const stop = new AbortController();
    setState((old) => ({ ...old, isLoading: true }));
    ask(endpoint, JSON.parse(asked) as InputOf<E>, { signal: stop.signal }).then(
      (data) => !stop.signal.aborted && setState({ data, refusal: null, isLoading: false }),
      (error: unknown) => {
        if (stop.signal.aborted) return;
        const refusal = isRefusal(error) ? error : new Refusal('unexpected');
        setState((old) => ({ ...old, refusal, isLoading: false }));
      },
    );
    return () => stop.abort();
  }, [endpoint, asked, isOn, round]);
  return { ...state, reload: useCallback(() => setRound((n) => n + 1), []) };
}
