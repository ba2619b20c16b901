import { useId, useState } from 'react';
import { Button } from '#web/ui/button/button.tsx';
import { Select } from '#web/ui/form/select.tsx';
import { Dialog } from '#web/ui/modal/dialog.tsx';
import { StickyBar } from '../../frame/sticky-bar.tsx';
import { useKey } from '../../keys/use-key.ts';
import { useOwnShop, useStoreLimit } from '../../own-stores.ts';
import { useOfficeT } from '../../use-office-t.ts';
import { isLatest, type Saved } from './undo-chain.ts';
import type { Progress } from './use-save-edits.ts';

/** The id of what says why some cells can only be read. */
export const lockedHint = 'quick-locked';

/** What stands above the cells: for which store, how much is not saved, one save, and what can be taken back. */
export function QuickBar(props: {
  storeId: number | null;
  onStore: (storeId: number | null) => void;
  count: number;
  progress: Progress | null;
  saved: readonly Saved[];
  onSave: () => void;
  onDiscard: () => void;
  onUndo: (some: readonly Saved[]) => void;
}) {
  const t = useOfficeT();
  const { stores } = useOwnShop();
  const isLimited = useStoreLimit() !== null;
  const { count, progress, saved } = props;
  const locked = useId();
  const [isListed, setListed] = useState(false);
  useKey('mod+s', t('admin.form.save'), props.onSave);
  return (
    <StickyBar
      side="top"
      className="dense mb-2 flex flex-wrap items-center gap-2 rounded-control border border-line bg-card p-2 text-sm"
    >
      <Select
        aria-label={t('admin.quick.for')}
        value={props.storeId ?? ''}
        disabled={count > 0}
        aria-describedby={count > 0 ? locked : undefined}
        onChange={(event) => props.onStore(event.target.value ? Number(event.target.value) : null)}
      >
        {!isLimited && <option value="">{t('admin.quick.allStores')}</option>}
        {stores.map((store) => (
          <option key={store.id} value={store.id}>
            {store.name}
          </option>
        ))}
      </Select>
      {count > 0 ? (
        <p id={locked} className="min-w-0 flex-1 basis-40 text-quiet">
          {t('admin.quick.storeLocked')}
        </p>
      ) : (
        <p className="min-w-0 flex-1 basis-40 text-quiet max-md:hidden">{t('admin.quick.hint')}</p>
      )}
      {(props.storeId === null || isLimited) && (
        <p id={lockedHint} className="order-last w-full text-quiet">
          {t(isLimited ? 'admin.products.ownStores' : 'admin.quick.lockedHint')}
        </p>
      )}
      <div className="ml-auto flex flex-wrap items-center justify-end gap-2">
        <p aria-live="polite" className="font-semibold">
          {progress
            ? t('admin.quick.saving', { done: progress.done, total: progress.total })
            : count > 0
              ? t('admin.quick.unsaved', { count })
              : t('admin.form.allSaved')}
        </p>
        {saved.length > 0 && (
          <Button size="small" variant="secondary" onClick={() => setListed(true)}>
            {t('admin.quick.saved', { count: saved.length })}
          </Button>
        )}
        {count > 0 && (
          <Button size="small" variant="secondary" disabled={progress !== null} onClick={props.onDiscard}>
            {t('admin.form.discard')}
          </Button>
        )}
        <Button size="small" busy={progress !== null} disabled={count === 0} onClick={props.onSave}>
          {t('admin.form.save')}
        </Button>
      </div>
      <Dialog
        open={isListed}
        onClose={() => setListed(false)}
        title={t('admin.quick.savedTitle')}
        closeLabel={t('common.close')}
        footer={
          <Button
            variant="secondary"
            busy={progress !== null}
            disabled={saved.length === 0}
            onClick={() => props.onUndo(saved)}
          >
            {t('admin.quick.undoAll')}
          </Button>
        }
      >
        {saved.length === 0 && <p>{t('admin.quick.nothingSaved')}</p>}
        <ul className="grid gap-1">
          {saved.map((one) => (
            <li key={one.key} className="flex flex-wrap items-center gap-3">
              <span className="min-w-0 flex-1">
                <span className="block font-semibold">{one.edit.product.name}</span>
                <span className="block text-sm text-quiet">
                  {Object.keys(one.edit.typed)
                    .map((field) => t(`admin.quick.${field as keyof typeof one.edit.typed}`))
                    .join(', ')}
                </span>
              </span>
              {isLatest(saved, one) ? (
                // Not disabled while others are on their way, which would take the focus away.
                <Button
                  variant="secondary"
                  size="small"
                  aria-disabled={progress !== null || undefined}
                  onClick={() => props.onUndo([one])}
                >
                  {t('common.undo')}
                </Button>
              ) : (
                <span className="text-sm text-quiet">{t('admin.quick.undoLater')}</span>
              )}
            </li>
          ))}
        </ul>
      </Dialog>
    </StickyBar>
  );
}
