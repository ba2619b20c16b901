import ListChecks from 'lucide/dist/esm/icons/list-checks.mjs';
import Plus from 'lucide/dist/esm/icons/plus.mjs';
import { lazy, Suspense, useEffect, useState } from 'react';
import { listShoppingLists, type ShoppingList } from '#contract/cart/lists.ts';
import { refusalText } from '#web/i18n/error-text.ts';
import { useT } from '#web/i18n/use-t.ts';
import { useCall } from '#web/lib/api/use-call.ts';
import { askOrKept, keptSince } from '#web/shared/device/device-answers.ts';
import { KeptAnswerBanner } from '#web/shared/device/kept-answer-banner.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { notice } from '#web/ui/messages/notice-store.ts';
import { Alert } from '#web/ui/show/alert.tsx';
import { EmptyState } from '#web/ui/show/empty-state.tsx';
import { Icon } from '#web/ui/show/icon.tsx';
import { Skeleton } from '#web/ui/show/skeleton.tsx';
import { ListCard } from './list-card.tsx';

const NameDialog = lazy(async () => ({ default: (await import('./name-dialog.tsx')).NameDialog }));
const ShareDialog = lazy(async () => ({ default: (await import('./share-dialog.tsx')).ShareDialog }));
const DeleteDialog = lazy(async () => ({ default: (await import('./delete-dialog.tsx')).DeleteDialog }));

type Asked = { what: 'new' } | { what: 'rename' | 'share' | 'delete'; id: number };

/** The customer's lists, the newest first and open. */
export function OwnLists() {
  const t = useT('orders');
  const { lists, savedAt, refusal, reload, ...change } = useLists();
  const [asked, setAsked] = useState<Asked | null>(null);
  if (!lists && refusal)
    return (
      <Alert tone="error" action={<Button onClick={reload}>{t('common.retry')}</Button>}>
        {refusalText(t, refusal)}
      </Alert>
    );
  if (!lists) return <Skeleton className="h-40" />;
  const close = () => setAsked(null);
  const chosen = (asked && 'id' in asked && lists.find((list) => list.id === asked.id)) || null;
  const add = (
    <Button onClick={() => setAsked({ what: 'new' })}>
      <Icon shape={Plus} className="size-4" />
      {t('orders.listNew')}
    </Button>
  );
  return (
    <>
      {savedAt !== null && <KeptAnswerBanner savedAt={savedAt} onRetry={reload} />}
      {lists.length === 0 ? (
        <EmptyState icon={<Icon shape={ListChecks} />} title={t('orders.listsNone')} action={add}>
          {t('orders.listsNoneText')}
        </EmptyState>
      ) : (
        <>
          <div className="mb-4">{add}</div>
          <ul className="grid gap-4">
            {lists.map((list, i) => (
              <ListCard
                key={list.id}
                list={list}
                isFirst={i === 0}
                onSaved={change.replace}
                onAsk={(what) => setAsked({ what, id: list.id })}
              />
            ))}
          </ul>
        </>
      )}
      <Suspense>
        {(asked?.what === 'new' || (asked?.what === 'rename' && chosen)) && (
          <NameDialog
            list={chosen}
            onClose={close}
            onSaved={(list) => {
              (chosen ? change.replace : change.add)(list);
              close();
            }}
          />
        )}
        {asked?.what === 'share' && chosen && <ShareDialog list={chosen} onSaved={change.replace} onClose={close} />}
        {asked?.what === 'delete' && chosen && (
          <DeleteDialog
            list={chosen}
            onClose={close}
            onDeleted={() => {
              close();
              change.remove(chosen.id);
              notice(t('orders.listDeleted'));
            }}
          />
        )}
      </Suspense>
    </>
  );
}

/** The customer's lists, asked once; what is changed is put in its place without asking for all of them again. */
function useLists() {
  const { data, refusal, reload } = useCall(listShoppingLists, {}, true, askOrKept);
  const [lists, setLists] = useState<readonly ShoppingList[] | null>(null);
  useEffect(() => {
    if (data) setLists(data);
  }, [data]);
  const change = (to: (old: readonly ShoppingList[]) => readonly ShoppingList[]) => setLists((old) => old && to(old));
  return {
    lists,
    savedAt: keptSince(data),
    refusal,
    reload,
    add: (list: ShoppingList) => change((old) => [list, ...old]),
    replace: (list: ShoppingList) => change((old) => old.map((one) => (one.id === list.id ? list : one))),
    remove: (id: number) => change((old) => old.filter((one) => one.id !== id)),
  };
}
