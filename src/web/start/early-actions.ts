import { useEffect } from 'react';

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
    for (const [field, held] of early.filled) fillAgain(field, held);
    for (const button of early.pressed) if (button.isConnected) button.click();
  }, []);
}

/** React only hears of a change to a field that differs from what it has written or seen itself. */
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
