import { useSyncExternalStore } from 'react';
import { Dialog } from '#web/ui/modal/dialog.tsx';
import { type OfficeT, useOfficeT } from '../use-office-t.ts';
import { keyStore, keysDialog } from './key-store.ts';

const named = {
  mod: 'admin.keys.ctrl',
  shift: 'admin.keys.shift',
  enter: 'admin.keys.enter',
  escape: 'admin.keys.escape',
} as const;

/** What stands on the keys of a shortcut: `mod+k` is Ctrl and K. */
export function keyFaces(keys: string, t: OfficeT): string[] {
  return keys.split(/[ +]/).map((key) => (key in named ? t(named[key as keyof typeof named]) : key.toUpperCase()));
}

const none: readonly never[] = [];

/** The keys that do something on this screen, by `?`. */
export function KeysDialog() {
  const t = useOfficeT();
  const isOpen = useSyncExternalStore(keyStore.subscribe, keysDialog.isOpen, () => false);
  const actions = useSyncExternalStore(keyStore.subscribe, keyStore.read, () => none);
  return (
    <Dialog open={isOpen} onClose={keysDialog.close} title={t('admin.keys.title')} closeLabel={t('common.close')}>
      <dl className="grid grid-cols-[auto_1fr] items-center gap-x-5 gap-y-2 text-sm">
        {actions.map(({ keys, label }) => (
          <div key={keys} className="contents">
            <dt className="flex gap-1">
              {keyFaces(keys, t).map((face) => (
                <kbd key={face} className="key">
                  {face}
                </kbd>
              ))}
            </dt>
            <dd>{label}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
