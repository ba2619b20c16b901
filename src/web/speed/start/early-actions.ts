import { useEffect } from 'react';
import { flushSync } from 'react-dom';

/** What start-page.js has kept of a visitor who was quicker than the scripts. */
type EarlyActions = {
  pressed: Set<HTMLButtonElement>;
  /** Fields that were changed, with what they held last. */
  filled: Map<EventTarget, { value: string; checked: boolean }>;
  stop: () => void;
};

declare global {
  interface Window {
    earlyActions?: EarlyActions | undefined;
  }
}

/** Repeats what was pressed or filled in before the page was hydrated. Used where everything below is hydrated too. */
export function useEarlyActions(): void {
  useEffect(() => {
    const early = window.earlyActions;
    if (!early) return;
    window.earlyActions = undefined;
    early.stop();
    // After the effects, each action rendered before the next: a press counts with what was filled in before it.
    queueMicrotask(() => {
      for (const [field, held] of early.filled) flushSync(() => fillAgain(field, held));
      for (const field of early.filled.keys()) flushSync(() => leaveAgain(field));
      for (const button of early.pressed) if (button.isConnected) flushSync(() => button.click());
    });
  }, []);
}

/** React only gets the change of a field that differs from what it has written or seen itself. */
function fillAgain(field: EventTarget, { value, checked }: { value: string; checked: boolean }): void {
  if (field instanceof HTMLSelectElement) {
    field.value = value;
    field.dispatchEvent(new Event('change', { bubbles: true }));
  } else if (field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio')) {
    field.checked = !checked;
    field.click();
  } else if (field instanceof HTMLTextAreaElement || (field instanceof HTMLInputElement && field.type !== 'file'))
    writeAgain(field, value);
}

function writeAgain(field: HTMLTextAreaElement | HTMLInputElement, text: string): void {
  // React watches the field's own `value`; the one it inherits writes unseen.
  const write = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set;
  field.value = '';
  write?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** A field that was left again takes what was typed as final, like a number that is fitted to its steps. */
function leaveAgain(field: EventTarget): void {
  if (field !== document.activeElement) field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
}
