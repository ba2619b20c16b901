import { useEffect, useState } from 'react';

/** Milliseconds without a key before the server is asked. */
const rest = 150;

/** What is searched for while somebody types: not every letter. `isOn`: it is long enough. */
export function useSearchText(typed: string, fewest = 2): { asked: string; isOn: boolean } {
  const [asked, setAsked] = useState('');
  const text = typed.trim();
  useEffect(() => {
    const timer = setTimeout(() => setAsked(text), rest);
    return () => clearTimeout(timer);
  }, [text]);
  return { asked, isOn: asked.length >= fewest };
}
