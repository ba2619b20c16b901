/** The figures of notices: milliseconds and pixels. A new notice replaces the one that stands. */
export const noticeRules = { visible: 1, duration: 5000, removeAfter: 1_000_000, swipe: 50, hotkey: 'F8' } as const;

export type Notice = {
  id: number;
  title: string;
  description?: string | undefined;
  tone: 'default' | 'destructive';
  action?: { label: string; onClick: () => void } | undefined;
  /** Milliseconds on the screen; the clock stops while a pointer or the focus is on it. */
  duration: number;
  /** False once it is dismissed: it is out of sight, and can be brought back by an update until it is removed. */
  isOpen: boolean;
};
type Content = Pick<Notice, 'title' | 'description' | 'tone' | 'action' | 'duration'>;

let notices: readonly Notice[] = [];
let count = 0;
const removals = new Map<number, ReturnType<typeof setTimeout>>();
const listeners = new Set<() => void>();

/** Shows a message at the bottom of the page, instead of the one shown before. Returns its id. */
export function notice(title: string, more: Partial<Omit<Content, 'title'>> = {}): number {
  const fresh: Notice = { tone: 'default', duration: noticeRules.duration, ...more, id: ++count, title, isOpen: true };
  for (const { id } of notices.slice(noticeRules.visible - 1)) forget(id);
  show([fresh, ...notices].slice(0, noticeRules.visible));
  return fresh.id;
}

/**
 * Changes a message in place, and shows it again if it was dismissed: the specification's messages can be updated.
 * @public
 */
export function updateNotice(id: number, change: Partial<Content>): void {
  forget(id);
  show(notices.map((one) => (one.id === id ? { ...one, ...change, isOpen: true } : one)));
}

/** Takes a message (or all) out of sight; it is removed for good a long time later. */
export function dismissNotice(id?: number): void {
  for (const one of notices) {
    if (!one.isOpen || (id !== undefined && one.id !== id)) continue;
    const timer = setTimeout(() => removeNotice(one.id), noticeRules.removeAfter);
    // A test or a server must not wait for it.
    if (typeof timer === 'object') timer.unref();
    removals.set(one.id, timer);
  }
  show(notices.map((one) => (id === undefined || one.id === id ? { ...one, isOpen: false } : one)));
}

/** Forgets a message (or all) at once. */
export function removeNotice(id?: number): void {
  for (const one of notices) if (id === undefined || one.id === id) forget(one.id);
  show(notices.filter((one) => id !== undefined && one.id !== id));
}

export const noticeStore = {
  /** What is in sight. */
  read: (): Notice | null => notices.find(({ isOpen }) => isOpen) ?? null,
  /** What is kept, in sight or dismissed. */
  all: (): readonly Notice[] => notices,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

function forget(id: number): void {
  clearTimeout(removals.get(id));
  removals.delete(id);
}

function show(next: readonly Notice[]): void {
  notices = next;
  for (const notify of listeners) notify();
}
