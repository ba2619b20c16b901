import { useState } from 'react';
import { isRefusal } from '#contract/errors.ts';
import { openTabForPdf } from '#web/lib/browser/save-file.ts';
import { notice } from '#web/ui/messages/notice-store.ts';
import { useOfficeT } from '../../use-office-t.ts';
import { failureText } from '../failure-text.ts';

/**
 * Opens what is printed as PDF in a tab, or saves it where the browser shows none. `busy`: the key of the one that is
 * being made.
 */
export function usePrintFile() {
  const t = useOfficeT();
  const [busy, setBusy] = useState<string | null>(null);
  async function print(key: string, make: () => Promise<Blob>, name: string): Promise<void> {
    if (busy !== null) return;
    const tab = openTabForPdf();
    setBusy(key);
    try {
      tab.show(await make(), name);
    } catch (error) {
      tab.close();
      if (!isRefusal(error)) throw error;
      notice(t('admin.orders.pdfFailed'), { description: failureText(t, error), tone: 'destructive' });
    } finally {
      setBusy(null);
    }
  }
  return { busy, print };
}
