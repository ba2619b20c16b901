import { Checkbox } from '#web/ui/form/checkbox.tsx';

/**
 * Choices of which several may hold, as tick boxes of one name. `hint` stands above them. A tick says how the choices
 * follow from those before it, which may be more than are shown yet.
 */
export function FilterChoices<C extends string>({
  name,
  codes,
  chosen,
  hint,
  labelOf,
  onChange,
}: {
  name: string;
  codes: readonly C[];
  chosen: readonly C[];
  hint?: string;
  labelOf: (code: C) => string;
  onChange: (choose: (before: readonly C[]) => C[]) => void;
}) {
  return (
    <>
      {hint && <p className="mb-1 text-sm text-quiet">{hint}</p>}
      <div className="grid grid-cols-[repeat(auto-fill,minmax(max(8rem,48%_-_--spacing(1.5)),1fr))] gap-x-3 [&_label>span]:first-letter:uppercase">
        {codes.map((code) => (
          <Checkbox
            key={code}
            name={name}
            value={code}
            label={labelOf(code)}
            checked={chosen.includes(code)}
            onChange={({ target: { checked } }) =>
              onChange((before) => codes.filter((one) => (one === code ? checked : before.includes(one))))
            }
          />
        ))}
      </div>
    </>
  );
}
