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

/** Where nothing stood before: names of as many lines as any card shows. */
const anyRoom = { '--name-lines': 4 } as CSSProperties;

type Shown<T> = { key: string; value: T; room: CSSProperties };

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
    key !== null && last?.key === key ? { key, value: last.value as T, room: anyRoom } : null,
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
  useLayoutEffect(() => {
    if (isOwn) cutNames(box.current);
  }, [isOwn]);
  return { own: isOwn ? shown.value : null, box, room: isOwn ? shown.room : undefined };
}

/** Somebody has the focus or a finger in it, or has begun to scroll through it. */
function isInUse(box: HTMLElement | null): boolean {
  const row = box?.querySelector('ul');
  return Boolean(box?.matches(':focus-within, :active') || row?.scrollLeft);
}

/** What a price is for may take more lines than it did in the cards that stood here: those names lose as many. */
function cutNames(box: HTMLElement | null): void {
  if (!box) return;
  const over = box.offsetHeight - Number.parseFloat(box.style.minHeight);
  if (!(over > 1)) return;
  const names = [...box.querySelectorAll<HTMLElement>('article h3')];
  const bottoms = names.map(
    (name) => name.parentElement?.querySelector('p:last-child')?.getBoundingClientRect().bottom ?? 0,
  );
  const lowest = Math.max(...bottoms) - over;
  for (const [i, name] of names.entries()) {
    const { lines, height } = linesOf(name);
    const left = lines - Math.ceil(((bottoms[i] ?? 0) - lowest) / height);
    if (left < lines) name.style.setProperty('--name-lines', `${Math.max(1, left)}`);
  }
}

function linesOf(name: HTMLElement): { lines: number; height: number } {
  const height = Number.parseFloat(getComputedStyle(name).lineHeight);
  return { lines: Math.round(name.clientHeight / height), height };
}

/** The height that a place has, and how many lines the longest name in it takes: longer ones are cut to fit. */
function roomOf(box: HTMLElement | null): CSSProperties {
  const lines = [...(box?.querySelectorAll('h3') ?? [])].map((name) => linesOf(name).lines);
  if (!box || lines.length === 0) return anyRoom;
  return { minHeight: box.getBoundingClientRect().height, '--name-lines': Math.max(...lines) } as CSSProperties;
}
