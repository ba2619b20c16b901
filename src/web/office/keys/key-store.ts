/** One key that does something on the screen that is shown. */
export type KeyAction = { keys: string; label: string; run: () => void };

let actions: readonly KeyAction[] = [];
let isShown = false;
const listeners = new Set<() => void>();

function tell(): void {
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
    tell();
    return () => {
      actions = actions.filter((one) => one !== action);
      tell();
    };
  },
};

/** Whether the list of keys is in sight. */
export const keysDialog = {
  isOpen: (): boolean => isShown,
  open: (): void => {
    isShown = true;
    tell();
  },
  close: (): void => {
    isShown = false;
    tell();
  },
};
