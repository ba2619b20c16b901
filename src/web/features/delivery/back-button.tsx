import ArrowLeft from 'lucide/dist/esm/icons/arrow-left.mjs';
import { useT } from '#web/i18n/use-t.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Icon } from '#web/ui/show/icon.tsx';

/** One step back in the dialog; nothing where it has begun here. */
export function BackButton({ onBack }: { onBack: (() => void) | undefined }) {
  const t = useT();
  if (!onBack) return null;
  return (
    <Button variant="ghost" className="mt-3 -ml-3 justify-self-start" onClick={onBack}>
      <Icon shape={ArrowLeft} className="size-5" />
      {t('common.back')}
    </Button>
  );
}
