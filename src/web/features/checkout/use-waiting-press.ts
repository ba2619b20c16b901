import { useEffect, useState } from 'react';
import type { CallForm } from '#web/lib/api/call-form.ts';

/** A form that is sent once what it needs is there: a press while that is on its way waits for it, and shows that it does. */
export function useWaitingPress(form: CallForm, isPending: boolean): CallForm {
  const [pressed, setPressed] = useState<HTMLFormElement | null>(null);
  useEffect(() => {
    if (!pressed || isPending) return;
    setPressed(null);
    // By the form itself: it is read as it is now.
    pressed.requestSubmit();
  }, [pressed, isPending]);
  const onSubmit: CallForm['props']['onSubmit'] = (event) => {
    if (!isPending) return form.props.onSubmit(event);
    event.preventDefault();
    setPressed(event.currentTarget);
  };
  return { ...form, isBusy: form.isBusy || pressed !== null, props: { ...form.props, onSubmit } };
}
