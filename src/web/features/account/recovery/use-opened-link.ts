import { useCallback, useEffect, useRef, useState } from 'react';
import type { Endpoint, InputOf, OutputOf } from '#contract/endpoint.ts';
import { isRefusal, Refusal } from '#contract/errors.ts';
import { api } from '#web/lib/api/api.ts';

/** What has become of a mailed link; `answer` is there once the call has answered. */
export type OpenedLink<T> = { answer: { data: T } | null; refusal: Refusal | null; tryAgain: () => void };

/**
 * Posts the token of a mailed link once the page runs: programs that look through mails open addresses, but run no pages.
 * Asks once, however often the page is rendered, and again by `tryAgain`. Null asks nothing.
 */
export function useOpenedLink<E extends Endpoint>(endpoint: E, input: InputOf<E> | null): OpenedLink<OutputOf<E>> {
  const [state, setState] = useState<Omit<OpenedLink<OutputOf<E>>, 'tryAgain'>>({ answer: null, refusal: null });
  const [round, setRound] = useState(0);
  const asked = useRef<string | null>(null);
  const key = input && `${round} ${JSON.stringify(input)}`;
  useEffect(() => {
    if (!input || asked.current === key) return;
    asked.current = key;
    setState({ answer: null, refusal: null });
    api(endpoint, input).then(
      (data) => setState({ answer: { data }, refusal: null }),
      (error: unknown) => setState({ answer: null, refusal: isRefusal(error) ? error : new Refusal('unexpected') }),
    );
  }, [endpoint, input, key]);
  return { ...state, tryAgain: useCallback(() => setRound((n) => n + 1), []) };
}

/** Whether a call could not be answered this time; anything else is wrong with the link itself. */
export function isPassing({ code }: Refusal): boolean {
  return ['network', 'unexpected', 'unavailable', 'tooMany'].includes(code);
}
