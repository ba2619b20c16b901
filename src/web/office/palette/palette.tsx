import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { refusalText } from '#web/i18n/error-text.ts';
import { cx } from '#web/ui/cx.ts';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { Dialog } from '#web/ui/modal/dialog.tsx';
import { Alert } from '#web/ui/show/alert.tsx';
import { useOfficeT } from '../use-office-t.ts';
import { palette } from './palette-state.ts';
import { type Result, useResults } from './use-results.ts';

/** A box that leads anywhere: pages, orders by number, products by name, code or barcode, customers by name or address. */
export function Palette() {
  const t = useOfficeT();
  const id = useId();
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const [at, setAt] = useState(0);
  const { results, isSettled, refusal } = useResults(typed);
  const isAwaited = useRef(false);
  // The dialog opens once it is in the page.
  useEffect(() => setOpen(true), []);
  const chosen = results[Math.min(at, results.length - 1)];
  // Who types fast, or reads a barcode with a scanner, has pressed Enter before anything is found.
  // biome-ignore lint/correctness/useExhaustiveDependencies: that all is found is the event
  useEffect(() => {
    if (!isSettled || !isAwaited.current) return;
    isAwaited.current = false;
    if (results[0]) go(results[0]);
  }, [isSettled]);
  function go({ to, run }: Result): void {
    palette.close();
    if (run) run();
    else void navigate(to);
  }
  function move(event: KeyboardEvent): void {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.key === 'Enter') {
      event.preventDefault();
      // Pages and actions are found at once; what else is shown may still be of the text before.
      if (chosen && (isSettled || chosen.kind === 'page' || chosen.run)) go(chosen);
      else isAwaited.current = !isSettled;
    }
    if (step === undefined || results.length === 0) return;
    event.preventDefault();
    setAt((Math.min(at, results.length - 1) + step + results.length) % results.length);
  }
  return (
    <Dialog open={isOpen} onClose={palette.close} title={t('admin.palette.title')} closeLabel={t('common.close')}>
      <TextInput
        type="search"
        role="combobox"
        aria-expanded
        aria-controls={`${id}-list`}
        aria-activedescendant={chosen && `${id}-${results.indexOf(chosen)}`}
        aria-label={t('admin.palette.title')}
        placeholder={t('admin.palette.hint')}
        ref={takeFocus}
        value={typed}
        maxLength={200}
        onChange={(event) => {
          isAwaited.current = false;
          setTyped(event.target.value);
          setAt(0);
        }}
        onKeyDown={move}
      />
      <p aria-live="polite" className="mt-2 min-h-5 text-sm text-quiet">
        {isSettled ? !refusal && results.length === 0 && t('admin.palette.none') : t('common.loading')}
      </p>
      {isSettled && refusal && <Alert tone="error">{refusalText(t, refusal)}</Alert>}
      <div id={`${id}-list`} role="listbox" aria-label={t('admin.palette.title')} className="mt-1 grid">
        {results.map((result, i) => (
          <div
            key={result.to}
            id={`${id}-${i}`}
            role="option"
            tabIndex={-1}
            aria-selected={result === chosen}
            onClick={() => go(result)}
            onKeyDown={move}
            onPointerMove={() => setAt(i)}
            className={cx(
              'flex min-h-11 cursor-pointer items-center gap-3 rounded-control px-3 text-sm',
              result === chosen && 'bg-brand-soft',
            )}
          >
            <span className="w-20 shrink-0 text-quiet">{t(`admin.palette.${result.kind}`)}</span>
            <span className="min-w-0 flex-1 truncate font-semibold">{result.name}</span>
            <span className="max-w-40 truncate text-quiet">{result.detail}</span>
          </div>
        ))}
      </div>
    </Dialog>
  );
}

/** A dialog gives the focus to what has this attribute; React writes none, it would focus by itself, too early. */
const takeFocus = (box: HTMLInputElement | null) => box?.setAttribute('autofocus', '');
