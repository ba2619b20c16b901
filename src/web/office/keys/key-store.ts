/** One key that does something on the screen that is shown. `run` is null where what has the focus acts on it by itself. */
export type KeyAction = { keys: string; label: string; run: (() => void) | null };

let actions: readonly KeyAction[] = [];
let isShown = false;
const listeners = new Set<() => void>();

function notify(): void {
  for (const listener of listeners) listener();
}

export const keyStore = {
  read: (): readonly KeyAction[] => actions,
  /** Those that are listened for. */
  acting: (): readonly KeyAction[] => actions.filter(({ run }) => run !== null),
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
