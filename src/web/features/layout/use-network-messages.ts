import { useEffect } from 'react';
import { useT } from '#web/i18n/use-t.ts';
import { progress } from '#web/ui/messages/progress.ts';

/** Says that the network has gone, and that it is back. */
export function useNetworkMessages(): void {
  const t = useT();
  useEffect(() => {
    const showOffline = () => void progress('warning', t('layout.offline'), 'network');
    const showOnline = () => void progress('success', t('layout.online'), 'network');
    addEventListener('offline', showOffline);
    addEventListener('online', showOnline);
    return () => {
      removeEventListener('offline', showOffline);
      removeEventListener('online', showOnline);
    };
  }, [t]);
}
