/** One key that does something on the screen that is shown. */
export type KeyAction = { keys: string; label: string; run: () => void };

let actions: readonly KeyAction[] = [];
let isShown = false;
const listeners = new Set<() => void>();

function notify(): void {
  for (const listener of listeners) listener();
}

export const keyStore = {
  read: (): readonly KeyAction[] => actions,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  /** Adds a key until the returned function is called. */
  add: (action: KeyAction): (() => void) => {
    actions = [...actions, action];
    notify();
    return () => {
      actions = actions.filter((one) => one !== action);
      notify();
    };
  },
};

/** Whether the list of keys is in sight. */
export const keysDialog = {
  isOpen: (): boolean => isShown,
  open: (): void => {
    isShown = true;
    notify();
  },
  close: (): void => {
    isShown = false;
    notify();
  },
};
