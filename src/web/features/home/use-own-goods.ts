import {
  type CSSProperties,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useLanguage } from '#web/i18n/use-t.ts';
import { logFault } from '#web/lib/browser/log.ts';
import { useSession } from '#web/shared/session/session.ts';

/** What a shopper was shown last on this page, so that the way back to it finds it at once; gone with a reload. */
let last: { key: string; value: unknown } | null = null;

type Shown<T> = { key: string; value: T; room: CSSProperties | undefined };

/**
 * What is shown to a signed-in shopper in the place of what everyone sees, once `load` has brought it; null for visitors,
 * when there is nothing of their own, and when it cannot be had. `box` is that place: its height stays, so that nothing
 * below moves, and nothing changes in it while somebody uses it.
 */
export function useOwnGoods<T>(
  storeId: number | undefined,
  load: (storeId: number, signal: AbortSignal) => Promise<T | null>,
): { own: T | null; box: RefObject<HTMLDivElement | null>; room: CSSProperties | undefined } {
  const { user } = useSession();
  const language = useLanguage();
  const box = useRef<HTMLDivElement>(null);
  const key = user && storeId ? `${user.id} ${user.customerType} ${storeId} ${language}` : null;
  const [shown, setShown] = useState<Shown<T> | null>(() =>
    key !== null && last?.key === key ? { key, value: last.value as T, room: undefined } : null,
  );
  const ask = useEffectEvent((signal: AbortSignal) => load(storeId ?? 0, signal));
  useEffect(() => {
    if (last?.key !== key) last = null;
    if (key === null) return;
    const stop = new AbortController();
    ask(stop.signal).then(
      (value) => {
        if (stop.signal.aborted) return;
        last = value && { key, value };
        if (isInUse(box.current)) return;
        setShown((old) => value && { key, value, room: old?.key === key ? old.room : roomOf(box.current) });
      },
      (error: unknown) => stop.signal.aborted || logFault('home.own', error),
    );
    return () => stop.abort();
  }, [key]);
  const isOwn = shown !== null && shown.key === key;
  // biome-ignore lint/correctness/useExhaustiveDependencies: other goods are the event
  useLayoutEffect(() => cutNames(box.current), [isOwn]);
  return { own: isOwn ? shown.value : null, box, room: isOwn ? shown.room : undefined };
}

/** Somebody has the focus or a finger in it, or has begun to scroll through it. */
function isInUse(box: HTMLElement | null): boolean {
  const row = box?.querySelector('ul');
  return Boolean(box?.matches(':focus-within, :active') || row?.scrollLeft);
}

/** How few are left, or what a price is for, may take a line more than in the cards that stood here: names give one up. */
function cutNames(box: HTMLElement | null): void {
  box?.style.removeProperty('--name-lines');
  if (box && box.offsetHeight > Number.parseFloat(box.style.minHeight) + 1) box.style.setProperty('--name-lines', '1');
}

/** The height that a place has. */
function roomOf(box: HTMLElement | null): CSSProperties | undefined {
  return box?.querySelector('h3') ? { minHeight: box.getBoundingClientRect().height } : undefined;
}
