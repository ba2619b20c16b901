import { useEffect, useState } from 'react';

/** The value as it was when it had not changed for so many milliseconds: to ask once for what is typed. */
export function useLater<T>(value: T, milliseconds: number): T {
  const [later, setLater] = useState(value);
  const key = JSON.stringify(value);
  // biome-ignore lint/correctness/useExhaustiveDependencies: compared by what it holds
  useEffect(() => {
    const timer = setTimeout(() => setLater(value), milliseconds);
    return () => clearTimeout(timer);
  }, [key, milliseconds]);
  return later;
}
