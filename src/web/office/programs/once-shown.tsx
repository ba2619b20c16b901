import Copy from 'lucide/dist/esm/icons/copy.mjs';
import { useId } from 'react';
import { Button } from '#web/ui/button/button.tsx';
import { notice } from '#web/ui/messages/notice-store.ts';
import { Alert } from '#web/ui/show/alert.tsx';
import { Icon } from '#web/ui/show/icon.tsx';
import { useOfficeT } from '../use-office-t.ts';

/** A key or a secret, in the one moment in which it can be read. */
export function OnceShown({
  title,
  label,
  text,
  onClose,
}: Record<'title' | 'label' | 'text', string> & { onClose: () => void }) {
  const t = useOfficeT();
  const id = useId();
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      notice(t('admin.programs.copied'));
    } catch {
      notice(t('admin.programs.copyFailed'), { tone: 'destructive' });
    }
  }
  return (
    <Alert
      tone="success"
      className="mb-4"
      title={title}
      action={
        <div className="flex flex-wrap gap-2">
          <Button onClick={() => void copy()}>
            <Icon shape={Copy} className="size-4.5" />
            {t('admin.programs.copy')}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {t('admin.programs.kept')}
          </Button>
        </div>
      }
    >
      <p>{t('admin.programs.onceText')}</p>
      <label htmlFor={id} className="mt-2 block text-sm font-semibold">
        {label}
      </label>
      <input
        id={id}
        readOnly
        value={text}
        onFocus={(event) => event.currentTarget.select()}
        className="text-control mt-1 w-full font-mono text-sm"
      />
    </Alert>
  );
}
