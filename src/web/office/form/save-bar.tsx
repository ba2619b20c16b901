import { Button } from '#web/ui/button/button.tsx';
import { StickyBar } from '../frame/sticky-bar.tsx';
import { useOfficeT } from '../use-office-t.ts';

/** Stays at the bottom of a form while something in it is not saved: how much, and both ways out. */
export function SaveBar({ count, isBusy, onDiscard }: { count: number; isBusy: boolean; onDiscard: () => void }) {
  const t = useOfficeT();
  return (
    <StickyBar
      side="bottom"
      className="mt-6 flex min-h-16 flex-wrap items-center justify-end gap-3 border-t border-line bg-page py-2"
    >
      <p aria-live="polite" className="mr-auto text-sm text-quiet">
        {count > 0 ? t('admin.form.unsaved', { count }) : t('admin.form.allSaved')}
      </p>
      {count > 0 && (
        <Button size="small" variant="secondary" onClick={onDiscard}>
          {t('admin.form.discard')}
        </Button>
      )}
      <Button size="small" type="submit" busy={isBusy} disabled={count === 0}>
        {t('admin.form.save')}
      </Button>
    </StickyBar>
  );
}
