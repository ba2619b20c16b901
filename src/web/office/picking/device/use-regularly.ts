import { useEffect } from 'react';

/** Milliseconds after which the server is asked again: what others decide, and whether there is a network. */
const every = 8000;

/** Asks now, at intervals while the page is looked at, and as soon as the network is back. */
export function useRegularly(ask: () => void): void {
  useEffect(() => {
    ask();
    const askSeen = () => {
      if (document.visibilityState === 'visible') ask();
    };
    const timer = setInterval(askSeen, every);
    addEventListener('online', ask);
    document.addEventListener('visibilitychange', askSeen);
    return () => {
      clearInterval(timer);
      removeEventListener('online', ask);
      document.removeEventListener('visibilitychange', askSeen);
    };
  }, [ask]);
}
