import Pencil from 'lucide/dist/esm/icons/pencil.mjs';
import { useId } from 'react';
import { Button } from '#web/ui/button/button.tsx';
import { cx } from '#web/ui/cx.ts';
import { Icon } from '#web/ui/show/icon.tsx';
import { useOfficeT } from '../../use-office-t.ts';

/** Turns the editing of the list on and off; what is not saved keeps it on, which is said beside. */
export function QuickToggle({ isOn, mayEnd, toggle }: { isOn: boolean; mayEnd: boolean; toggle: () => void }) {
  const t = useOfficeT();
  const why = useId();
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2">
      <Button
        size="small"
        variant="secondary"
        aria-pressed={isOn}
        // Not disabled: it would lose the focus, and nobody would reach its reason by keys.
        aria-disabled={!mayEnd || undefined}
        aria-describedby={mayEnd ? undefined : why}
        onClick={() => mayEnd && toggle()}
      >
        {!isOn && <Icon shape={Pencil} className="size-4.5 md:hidden" />}
        <span className={cx(!isOn && 'max-md:sr-only')}>{t(isOn ? 'admin.quick.end' : 'admin.quick.title')}</span>
      </Button>
      {!mayEnd && (
        <span id={why} className="text-sm text-quiet">
          {t('admin.quick.saveFirst')}
        </span>
      )}
    </span>
  );
}
