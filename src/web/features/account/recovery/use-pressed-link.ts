import { type FormEvent, useCallback, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { isLinkResult, type LinkResult } from '#contract/accounts/recovery.ts';
import type { Endpoint, InputOf, OutputOf } from '#contract/endpoint.ts';
import { invalidFields, isRefusal, Refusal } from '#contract/errors.ts';
import { api } from '#web/lib/api/api.ts';

/** What has become of a mailed link; `answer` is there once the call has answered. */
type PressedLink<T> = {
  answer: T | null;
  refusal: Refusal | null;
  isBusy: boolean;
  /** Posts the token. */
  press: () => void;
  /** For the form around the button. */
  form: { method: 'post'; onSubmit: (event: FormEvent) => void };
};

/**
 * Posts the token of a mailed link once somebody presses: programs that look through mails open addresses and run the
 * pages that they find there, but press nothing. Without script the form posts to the page's own address, which comes
 * back with what it came to (`?result=`); `answers` says which answers those stand for.
 */
export function usePressedLink<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  answers: Partial<Record<LinkResult, OutputOf<E>>>,
): PressedLink<OutputOf<E>> {
  const named = useSearchParams()[0].get('result');
  const result = isLinkResult(named) ? named : null;
  const [answer, setAnswer] = useState<OutputOf<E> | null>(() => (result && answers[result]) ?? null);
  const [refusal, setRefusal] = useState<Refusal | null>(() => (answer === null ? refusalOf(result) : null));
  const [isBusy, setBusy] = useState(false);
  const asked = useRef(false);
  const press = useCallback(() => {
    if (asked.current) return;
    asked.current = true;
    setBusy(true);
    setRefusal(null);
    api(endpoint, input)
      .then(setAnswer, (error: unknown) => setRefusal(isRefusal(error) ? error : new Refusal('unexpected')))
      .finally(() => {
        asked.current = false;
        setBusy(false);
      });
  }, [endpoint, input]);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    press();
  };
  return { answer, refusal, isBusy, press, form: { method: 'post', onSubmit } };
}

function refusalOf(result: LinkResult | null): Refusal | null {
  if (result === 'taken') return invalidFields({ '': 'auth.emailTaken' });
  const refused = (['invalidToken', 'tooMany', 'conflict', 'unexpected'] as const).find((code) => code === result);
  return refused ? new Refusal(refused) : null;
}

/** Whether a call could not be answered this time; anything else is wrong with the link itself. */
export function isPassing({ code }: Refusal): boolean {
  return ['network', 'unexpected', 'unavailable', 'tooMany'].includes(code);
}
