import { useState } from 'react';
import { useT } from '#web/i18n/use-t.ts';
import { saveFile } from '#web/lib/browser/save-file.ts';
import { useShop } from '#web/shared/shop/shop.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Checkbox } from '#web/ui/form/checkbox.tsx';
import { Dialog } from '#web/ui/modal/dialog.tsx';
import { Alert } from '#web/ui/show/alert.tsx';
import { CopyButton } from './copy-button.tsx';

/** The recovery codes, shown once: to copy, to download, to print. It closes once they are kept. */
export function CodesDialog({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const t = useT('profile');
  const { name } = useShop();
  const [isKept, setKept] = useState(false);
  // A slip of the finger must not lose them: the first attempt to close brings a warning.
  const [isWarned, setWarned] = useState(false);
  const text = [`${name} – ${t('profile.codesTitle')}`, '', ...codes, ''].join('\n');
  return (
    <Dialog
      // Closed, it opens anew under another key.
      key={isWarned ? 'warned' : 'first'}
      open
      onClose={isKept || isWarned ? onClose : () => setWarned(true)}
      title={t('profile.codesTitle')}
      closeLabel={t('common.close')}
      footer={
        <Button disabled={!isKept} onClick={onClose}>
          {t('profile.codesDone')}
        </Button>
      }
    >
      {isWarned && !isKept && (
        <Alert tone="warning" className="mb-4">
          {t('profile.codesWarning')}
        </Alert>
      )}
      <p>{t('profile.codesText')}</p>
      <ul className="my-4 grid grid-cols-2 gap-x-4 gap-y-2 rounded-control bg-sunken p-4 text-lg">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className="mb-4 flex flex-wrap gap-3">
        <CopyButton text={text} />
        <Button
          variant="secondary"
          size="small"
          onClick={() => saveFile(new Blob([text], { type: 'text/plain' }), `${t('profile.codesFile')}.txt`)}
        >
          {t('profile.codesDownload')}
        </Button>
        <Button variant="secondary" size="small" onClick={() => printText(text)}>
          {t('profile.codesPrint')}
        </Button>
      </div>
      <Checkbox
        name="kept"
        label={t('profile.codesKept')}
        checked={isKept}
        onChange={(event) => setKept(event.target.checked)}
      />
    </Dialog>
  );
}

/** Prints the codes alone, not the page behind them. */
function printText(text: string): void {
  const frame = document.createElement('iframe');
  frame.hidden = true;
  document.body.append(frame);
  const page = frame.contentDocument;
  const pre = page?.createElement('pre');
  if (!page || !pre) return;
  pre.textContent = text;
  pre.style.fontSize = '16pt';
  page.body.append(pre);
  frame.contentWindow?.print();
  setTimeout(() => frame.remove(), 60_000);
}
