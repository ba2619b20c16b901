import { Checkbox } from '#web/ui/checkbox.tsx';

/** Choices of which several may hold, as tick boxes of one name. `hint` stands above them. */
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
  onChange: (chosen: C[]) => void;
}) {
  return (
    <>
      {hint && <p className="mb-1 text-sm text-quiet">{hint}</p>}
      <div className="grid grid-cols-2 gap-x-3">
        {codes.map((code) => (
          <Checkbox
            key={code}
            name={name}
            value={code}
            label={<span className="inline-block first-letter:uppercase">{labelOf(code)}</span>}
            checked={chosen.includes(code)}
            onChange={(event) =>
              onChange(codes.filter((one) => (one === code ? event.target.checked : chosen.includes(one))))
            }
          />
        ))}
      </div>
    </>
  );
}
