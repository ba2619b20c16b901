import { useT } from '#web/i18n/use-t.ts';
import { Button } from '#web/ui/button/button.tsx';
import { notice } from '#web/ui/messages/notice-store.ts';

export function CopyButton({ text }: { text: string }) {
  const t = useT('profile');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      notice(t('profile.copied'));
    } catch {
      notice(t('profile.copyFailed'), { tone: 'destructive' });
    }
  };
  return (
    <Button variant="secondary" size="small" onClick={() => void copy()}>
      {t('profile.copy')}
    </Button>
  );
}
