import { type KeyboardEvent, type Ref, useEffect, useId, useRef, useState } from 'react';
import { cx } from '#web/ui/cx.ts';
import { Field } from '#web/ui/form/field.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { useOfficeT } from '../use-office-t.ts';

export type Found = { id: number; name: string; detail: string };

/**
 * A box that finds things and takes one: arrows choose, Enter takes. Who types fast, or reads a barcode with a scanner,
 * has pressed Enter before anything is found: the first one is taken once it is. `found` is null while it is on its way.
 */
export function SearchPick<T extends Found>(props: {
  label: string;
  hint: string;
  error?: string | undefined;
  typed: string;
  onType: (text: string) => void;
  found: readonly T[] | null;
  /** What is offered before anything is typed. */
  suggested?: readonly T[] | undefined;
  onPick: (one: T) => void;
  boxRef?: Ref<HTMLInputElement>;
  /** As many letters are asked for. */
  fewest?: number;
  autoFocus?: boolean;
  /** Escape leaves it without a choice. */
  onCancel?: () => void;
}) {
  const t = useOfficeT();
  const id = useId();
  const { typed, found, onPick, fewest = 2 } = props;
  const isAsked = typed.trim().length >= fewest;
  const [at, setAt] = useState(0);
  const isAwaited = useRef(false);
  const results = (isAsked ? found : props.suggested) ?? [];
  const chosen = results[Math.min(at, results.length - 1)];
  const take = (one: T) => {
    isAwaited.current = false;
    setAt(0);
    onPick(one);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was found is the event
  useEffect(() => {
    if (!isAwaited.current || found === null) return;
    isAwaited.current = false;
    if (results[0]) take(results[0]);
  }, [found]);
  function move(event: KeyboardEvent): void {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.key === 'Escape' && props.onCancel) {
      event.preventDefault();
      props.onCancel();
    }
    if (event.key === 'Enter') {
      // Never sends the form around it.
      event.preventDefault();
      if (chosen) take(chosen);
      else isAwaited.current = found === null && isAsked;
    }
    if (step === undefined || results.length === 0) return;
    event.preventDefault();
    setAt((Math.min(at, results.length - 1) + step + results.length) % results.length);
  }
  const isEmpty = isAsked && found?.length === 0;
  return (
    <div className="relative">
      <Field label={props.label} error={props.error}>
        {(control) => (
          <TextInput
            {...control}
            ref={props.boxRef}
            type="search"
            role="combobox"
            aria-expanded={results.length > 0}
            aria-controls={`${id}-list`}
            aria-activedescendant={chosen && `${id}-${results.indexOf(chosen)}`}
            placeholder={props.hint}
            value={typed}
            maxLength={200}
            autoComplete="off"
            autoFocus={props.autoFocus}
            onChange={(event) => {
              isAwaited.current = false;
              setAt(0);
              props.onType(event.target.value);
            }}
            onKeyDown={move}
          />
        )}
      </Field>
      <p aria-live="polite" className={cx('text-sm text-quiet', !isEmpty && 'sr-only')}>
        {isEmpty && t('admin.orders.nothingFound')}
      </p>
      <div
        id={`${id}-list`}
        role="listbox"
        aria-label={props.label}
        className={cx(
          'absolute inset-x-0 top-full z-20 mt-1 rounded-control border border-line bg-card p-1 shadow-lg',
          results.length === 0 && 'hidden',
        )}
      >
        {results.map((one, i) => (
          <div
            key={one.id}
            id={`${id}-${i}`}
            role="option"
            tabIndex={-1}
            aria-selected={one === chosen}
            onClick={() => take(one)}
            onKeyDown={move}
            onPointerMove={() => setAt(i)}
            className={cx(
              'flex min-h-11 cursor-pointer items-center justify-between gap-3 rounded-control px-3 py-1 text-sm',
              one === chosen && 'bg-brand-soft',
            )}
          >
            <span className="font-semibold">{one.name}</span>
            <span className="text-right text-quiet">{one.detail}</span>
          </div>
        ))}
      </div>
    </div>
  );
}
