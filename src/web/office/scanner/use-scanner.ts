import { useEffect, useRef } from 'react';
import { nothingTyped, readKey } from './scan-keys.ts';

/** Hears a keyboard scanner wherever the focus is: its Enter presses nothing. */
export function useScanner(onCode: (code: string) => void): void {
  const heard = useRef(onCode);
  useEffect(() => {
    heard.current = onCode;
  }, [onCode]);
  useEffect(() => {
    let typed = nothingTyped;
    const listen = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const read = readKey(typed, { key: event.key, at: event.timeStamp });
      typed = read.typed;
      if (read.code === null) return;
      event.preventDefault();
      event.stopPropagation();
      heard.current(read.code);
    };
    addEventListener('keydown', listen, { capture: true });
    return () => removeEventListener('keydown', listen, { capture: true });
  }, []);
}
