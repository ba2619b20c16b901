import { useEffect } from 'react';
import { useT } from '#web/i18n/use-t.ts';
import { progress } from '#web/ui/messages/progress.ts';

/** Says that the network has gone, and that it is back. */
export function useNetworkMessages(): void {
  const t = useT();
  useEffect(() => {
    const tellLost = () => void progress('warning', t('layout.offline'), 'network');
    const tellBack = () => void progress('success', t('layout.online'), 'network');
    addEventListener('offline', tellLost);
    addEventListener('online', tellBack);
    return () => {
      removeEventListener('offline', tellLost);
      removeEventListener('online', tellBack);
    };
  }, [t]);
}
