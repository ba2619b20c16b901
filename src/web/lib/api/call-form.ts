import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { Endpoint, InputOf, OutputOf } from '#contract/endpoint.ts';
import { type FieldErrors, isRefusal, Refusal } from '#contract/errors.ts';

type Options<E extends Endpoint> = {
  endpoint: E;
  /** What the call is sent, from the fields of the form. */
  read: (fields: FormData) => InputOf<E>;
  /** Faults that the call does not know, such as two passwords that differ. */
  check?: (fields: FormData) => FieldErrors | Promise<FieldErrors>;
  send: (input: InputOf<E>) => Promise<OutputOf<E>>;
  done: (answer: OutputOf<E>) => void | Promise<void>;
  /** What was refused of it where it came without script. */
  posted?: FieldErrors | undefined;
  /** Called with a refusal that names no field of the form. */
  refused: (refusal: Refusal) => void;
};

/** By field; undefined for one whose fault was taken away. */
type ShownErrors = Record<string, FieldErrors[string] | undefined>;

export type CallForm = {
  errors: ShownErrors;
  isBusy: boolean;
  /** Shows faults that were found otherwise than by sending, or takes those of their fields away (undefined). */
  show: (faults: ShownErrors) => void;
  /** For the form: `<form {...form.props}>`. The typed data stays in the form, whatever the answer. */
  props: {
    noValidate: true;
    onSubmit: (event: FormEvent<HTMLFormElement>) => void;
    onInput: (event: FormEvent) => void;
  };
};

/**
 * A form that sends one call. The call's own schema checks the fields in the browser first, so that both sides say the
 * same; field names are the payload's. A fault is shown at its field, the first one gets the focus, and goes away when
 * its field is changed.
 */
export function useCallForm<E extends Endpoint>(options: Options<E>): CallForm {
  const [errors, setErrors] = useState<ShownErrors>(options.posted ?? {});
  const [isBusy, setBusy] = useState(false);
  const sending = useRef(false);
  // Here before the first press; a schema that cannot be had then is asked for again.
  useEffect(() => void options.endpoint.schemas().catch(() => null), [options.endpoint]);

  async function submit(form: HTMLFormElement): Promise<void> {
    const fields = new FormData(form);
    sending.current = true;
    setBusy(true);
    try {
      const input = options.read(fields);
      const faults = { ...(await faultsOf(options.endpoint, input)), ...(await options.check?.(fields)) };
      if (Object.keys(faults).length > 0) throw new Refusal('invalid', { errors: faults });
      setErrors({});
      await options.done(await options.send(input));
    } catch (error) {
      if (!isRefusal(error)) throw error;
      setErrors(error.errors);
      if (!focusFirst(form, error.errors)) options.refused(error);
    } finally {
      sending.current = false;
      setBusy(false);
    }
  }
  return {
    errors,
    isBusy,
    show: (faults) => setErrors((known) => ({ ...known, ...faults })),
    props: {
      noValidate: true,
      onSubmit: (event) => {
        event.preventDefault();
        if (!sending.current) void submit(event.currentTarget);
      },
      onInput: (event) => {
        const { name } = event.target as HTMLInputElement;
        if (errors[name]) setErrors(({ [name]: _, ...others }) => others);
      },
    },
  };
}

/** The first fault of each field by the call's schema; none where the schema cannot be had, the server checks again. */
export async function faultsOf(endpoint: Pick<Endpoint, 'schemas'>, input: unknown): Promise<FieldErrors> {
  const schemas = await endpoint.schemas().catch(() => null);
  const errors: FieldErrors = {};
  for (const issue of schemas?.input.safeParse(input).error?.issues ?? [])
    errors[issue.path.join('.')] ??= [
      { message: issue.message, parameters: issue.code === 'custom' ? (issue.params ?? {}) : {} },
    ];
  return errors;
}

/** Whether a field of the form was named. */
function focusFirst(form: HTMLFormElement, errors: FieldErrors): boolean {
  // A fault of the whole input is under the empty name, which a button without a name has too.
  const field = [...form.elements].find((element) => {
    const { name } = element as HTMLInputElement;
    return Boolean(name) && errors[name];
  });
  if (field instanceof HTMLElement) field.focus();
  return field !== undefined;
}
