import { useState } from 'react';
import { exportOwnData } from '#contract/accounts/profile.ts';
import { isRefusal } from '#contract/errors.ts';
import { refusalText } from '#web/i18n/error-text.ts';
import { useT } from '#web/i18n/use-t.ts';
import { api } from '#web/lib/api/api.ts';
import { saveFile } from '#web/lib/browser/save-file.ts';
import { Button } from '#web/ui/button/button.tsx';
import { notice } from '#web/ui/messages/notice-store.ts';
import { Card } from '#web/ui/show/card.tsx';
import { useConfirmed } from '../identity/use-confirmed.tsx';
import { EraseDialog } from './erase-dialog.tsx';

/** The two rights over one's data: to have them as a file, and to have them erased. */
export function OwnData() {
  const t = useT('profile');
  const [isBusy, setBusy] = useState(false);
  const { confirmed, dialog } = useConfirmed();
  const [isErasing, setErasing] = useState(false);

  async function download(): Promise<void> {
    setBusy(true);
    try {
      saveFile(await confirmed(() => api(exportOwnData, {})), 'panier-my-data.json');
    } catch (error) {
      if (!isRefusal(error)) throw error;
      // A question that was closed was answered.
      if (error.code === 'recentSignInNeeded') return;
      notice(t('profile.exportFailed'), { description: refusalText(t, error), tone: 'destructive' });
    } finally {
      setBusy(false);
    }
  }
  return (
    <Card className="mt-6">
      <h2 className="text-xl">{t('profile.ownData')}</h2>
      <p className="mt-2 text-quiet">{t('profile.exportText')}</p>
      <Button variant="secondary" className="mt-4" busy={isBusy} onClick={() => void download()}>
        {t('profile.export')}
      </Button>
      <div className="mt-6 border-t border-line pt-6">
        <h3 className="text-lg">{t('profile.eraseTitle')}</h3>
        <p className="mt-2 text-quiet">{t('profile.eraseText')}</p>
        <Button variant="danger" className="mt-4" onClick={() => setErasing(true)}>
          {t('profile.erase')}
        </Button>
      </div>
      {dialog}
      <EraseDialog open={isErasing} onClose={() => setErasing(false)} />
    </Card>
  );
}
