import { get, useFormContext } from 'react-hook-form';

/** By which the fields of a row name its faults. */
export const faultsId = (name: string) => `${name}-faults`;

/** What was found wrong anywhere within a row of a list in the form, each sentence once. */
export function FieldFaults({ name }: { name: string }) {
  const { formState } = useFormContext();
  const faults = [...new Set(messagesIn(get(formState.errors, name)))];
  if (faults.length === 0) return null;
  return (
    // Beneath the fields and as wide as they are together: its words would push apart what stands in the row.
    <div id={faultsId(name)} className="col-span-full mt-1.5 w-0 min-w-full text-sm text-bad">
      {faults.map((fault) => (
        <p key={fault} role="alert">
          {fault}
        </p>
      ))}
    </div>
  );
}

function messagesIn(found: unknown): string[] {
  if (typeof found !== 'object' || found === null || found instanceof Element) return [];
  const { message } = found as { message?: unknown };
  if (typeof message === 'string') return [message];
  return Object.entries(found).flatMap(([key, value]) => (key === 'ref' ? [] : messagesIn(value)));
}
