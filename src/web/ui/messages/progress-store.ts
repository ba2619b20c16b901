/** The figures of progress messages: milliseconds and pixels. */
export const progressRules = {
  visible: 3,
  duration: 4000,
  offset: 32,
  swipe: 20,
  removal: 200,
  width: 356,
  gap: 14,
} as const;

export type ProgressKind = 'success' | 'info' | 'warning' | 'error' | 'loading';
export type Progress = {
  id: string;
  kind: ProgressKind;
  message: string;
  /** Milliseconds in sight; what is loading stays until it is replaced. */
  duration: number;
  /** On its way out: it is gone when the animation has ended. */
  isLeaving: boolean;
};

let shown: readonly Progress[] = [];
let count = 0;
const listeners = new Set<() => void>();

/** Shows a message beneath the others, or turns the one of the same id into it. The oldest gives way to a fourth. */
export function showProgress(kind: ProgressKind, message: string, id = `${++count}`): string {
  const duration = kind === 'loading' ? Number.POSITIVE_INFINITY : progressRules.duration;
  const fresh: Progress = { id, kind, message, duration, isLeaving: false };
  const isKnown = shown.some((one) => one.id === id);
  show(isKnown ? shown.map((one) => (one.id === id ? fresh : one)) : [...shown, fresh]);
  const staying = shown.filter((one) => !one.isLeaving);
  for (const one of staying.slice(0, Math.max(0, staying.length - progressRules.visible))) dismissProgress(one.id);
  return id;
}

/** Takes a message out of sight: it moves aside first. */
export function dismissProgress(id: string): void {
  const leaving = shown.find((one) => one.id === id);
  if (!leaving || leaving.isLeaving) return;
  const gone = { ...leaving, isLeaving: true };
  show(shown.map((one) => (one === leaving ? gone : one)));
  // One that has come back under the same id in the meantime stays.
  setTimeout(() => show(shown.filter((one) => one !== gone)), progressRules.removal);
}

export const progressStore = {
  read: (): readonly Progress[] => shown,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

function show(next: readonly Progress[]): void {
  shown = next;
  for (const notify of listeners) notify();
}
