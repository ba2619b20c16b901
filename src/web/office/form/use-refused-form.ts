import { useEffect, useRef, useState } from 'react';
import type { Refusal } from '#contract/errors.ts';
import { errorText } from '#web/i18n/error-text.ts';
import { useOfficeT } from '../use-office-t.ts';

/** Why the server has refused a form: `at` says what is wrong with a field or with one within it, and the first has the focus. */
export function useRefusedForm() {
  const t = useOfficeT();
  const form = useRef<HTMLFormElement>(null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  useEffect(() => {
    if (refusal) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [refusal]);
  const at = (field: string) => {
    const fault = Object.entries(refusal?.errors ?? {}).find(([key]) => key === field || key.startsWith(`${field}.`));
    return fault?.[1][0] && errorText(t, fault[1][0]);
  };
  return { form, refusal, setRefusal, at };
}
