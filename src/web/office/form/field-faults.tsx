import { get, useFormContext } from 'react-hook-form';

/** What was found wrong anywhere within a row of a list in the form, each sentence once. */
export function FieldFaults({ name }: { name: string }) {
  const { formState } = useFormContext();
  const faults = [...new Set(messagesIn(get(formState.errors, name)))];
  return faults.map((fault) => (
    <p key={fault} role="alert" className="col-span-full text-sm text-bad">
      {fault}
    </p>
  ));
}

function messagesIn(found: unknown): string[] {
  if (typeof found !== 'object' || found === null || found instanceof Element) return [];
  const { message } = found as { message?: unknown };
  if (typeof message === 'string') return [message];
  return Object.entries(found).flatMap(([key, value]) => (key === 'ref' ? [] : messagesIn(value)));
}
