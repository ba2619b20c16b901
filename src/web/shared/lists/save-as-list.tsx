import ListPlus from 'lucide/dist/esm/icons/list-plus.mjs';
import { lazy, Suspense, useState } from 'react';
import { useT } from '#web/i18n/use-t.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Icon } from '#web/ui/show/icon.tsx';

const SaveDialog = lazy(async () => ({ default: (await import('./save-dialog.tsx')).SaveDialog }));

export type Goods = readonly { productId: number; quantity: number }[];

/** Keeps goods in a list, a new one or one that is there; for who is signed in. */
export function SaveAsList({ items }: { items: Goods }) {
  const t = useT('orders');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        <Icon shape={ListPlus} className="size-5" />
        {t('orders.listSave')}
      </Button>
      {isOpen && (
        <Suspense>
          <SaveDialog items={items} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
