import { type FormEvent, useId, useState } from 'react';
import { isRefusal, type Refusal } from '#contract/errors.ts';
import {
  addSavedView,
  deleteSavedView,
  listSavedViews,
  type SavedView,
  updateSavedView,
} from '#contract/office/saved-views.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Checkbox } from '#web/ui/form/checkbox.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { notice } from '#web/ui/messages/notice-store.ts';
import { Dialog } from '#web/ui/modal/dialog.tsx';
import { Alert } from '#web/ui/show/alert.tsx';
import { useWrite } from '../../data/use-write.ts';
import { DeleteButton } from '../../form/delete-button.tsx';
import { failureText } from '../../frame/failure-text.ts';
import { HistoryLink } from '../../frame/history-link.tsx';
import { useOfficeT } from '../../use-office-t.ts';
import type { ListDefinition, ListRow } from '../list-definition.ts';
import { viewOf } from './view-address.ts';

/**
 * Saves what a list's address shows under a name, or changes, renames and deletes a view (`view`). `onClose` hides it with
 * what was typed, `onDone` is the end of it: saved, deleted or cancelled.
 */
export function ViewDialog(props: {
  open: boolean;
  list: ListDefinition<ListRow>['id'];
  address: string;
  view: SavedView | null;
  onClose: () => void;
  onDone: () => void;
}) {
  const { list, address, view, onDone } = props;
  const t = useOfficeT();
  const form = useId();
  const [name, setName] = useState(view?.name ?? '');
  const [shared, setShared] = useState(view?.shared ?? false);
  const [isReplaced, setReplaced] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const add = useWrite(addSavedView, [listSavedViews]);
  const update = useWrite(updateSavedView, [listSavedViews]);
  const remove = useWrite(deleteSavedView, [listSavedViews]);
  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (add.isBusy || update.isBusy) return;
    setRefusal(null);
    try {
      if (!view) await add.send({ list, name, shared, ...viewOf(address) });
      else await update.send({ id: view.id, version: view.version, name, shared, ...(isReplaced && viewOf(address)) });
      notice(t('admin.views.saved'));
      onDone();
    } catch (error) {
      if (!isRefusal(error)) throw error;
      setRefusal(error);
    }
  }
  const nameFault = refusal?.errors.name && failureText(t, refusal);
  return (
    <Dialog
      open={props.open}
      onClose={props.onClose}
      title={view ? t('admin.views.edit', { name: view.name }) : t('admin.views.save')}
      closeLabel={t('common.close')}
      footer={
        <>
          {view && (
            <DeleteButton
              label={t('admin.views.delete')}
              question={t('admin.views.deleteQuestion', { name: view.name })}
              deleted={t('admin.views.deleted')}
              failed={t('admin.views.deleteFailed')}
              isBusy={remove.isBusy}
              remove={() => remove.send({ id: view.id })}
              onDone={onDone}
            >
              {view.shared && t('admin.views.shareHint')}
            </DeleteButton>
          )}
          <Button variant="secondary" onClick={onDone}>
            {t('common.cancel')}
          </Button>
          <Button type="submit" form={form} busy={add.isBusy || update.isBusy}>
            {t('admin.form.save')}
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={(event) => void submit(event)} className="grid gap-3">
        {refusal && !nameFault && (
          <Alert tone="error" title={t('admin.views.failed')}>
            {refusal.code === 'conflict' ? t('admin.views.conflict') : failureText(t, refusal)}
          </Alert>
        )}
        <Field label={t('admin.views.name')} error={nameFault}>
          {(control) => (
            <TextInput
              {...control}
              name="viewName"
              maxLength={80}
              autoComplete="off"
              value={name}
              onChange={(event) => setName(event.target.value)}
            />
          )}
        </Field>
        <Checkbox
          label={t('admin.views.share')}
          hint={t('admin.views.shareHint')}
          checked={shared}
          onChange={(event) => setShared(event.target.checked)}
        />
        {view && (
          <Checkbox
            label={t('admin.views.replace')}
            checked={isReplaced}
            onChange={(event) => setReplaced(event.target.checked)}
          />
        )}
        {view && (
          <div className="empty:hidden">
            <HistoryLink thing="savedView" id={view.id} />
          </div>
        )}
      </form>
    </Dialog>
  );
}
