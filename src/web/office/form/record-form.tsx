import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { type DefaultValues, type FieldValues, FormProvider, type Path, useForm } from 'react-hook-form';
import { isRefusal } from '#contract/errors.ts';
import { errorText, refusalText } from '#web/i18n/error-text.ts';
import { StickyBar } from '#web/office/frame/sticky-bar.tsx';
import { LeaveQuestion } from '#web/shared/forms/leave-question.tsx';
import { useLeaveGuard } from '#web/shared/forms/use-leave-guard.ts';
import { Button } from '#web/ui/button/button.tsx';
import { notice } from '#web/ui/messages/notice-store.ts';
import { useKey } from '../keys/use-key.ts';
import { useOfficeT } from '../use-office-t.ts';
import { changedValues, conflictsOf, mergeValues, type RowKeys, takePart } from './changed-values.ts';
import { type Conflict, ConflictAlert } from './conflict-alert.tsx';

type Versioned = { version: number };

/**
 * The form of one thing. It sends only what changed, with the version it began from; keeps what was typed whatever the
 * answer; asks before unsaved changes are left; Ctrl-S and Enter save. Where somebody else has saved meanwhile, both are
 * shown and nothing is lost: what I have not changed becomes theirs, down to a cell of a row.
 *
 * `valuesOf` gives the fields of a record; `labels` names each for the messages; `save` sends the changed fields, to the
 * record they were made from (its `version`), beside all that the form shows, and answers the record as it is then
 * (null: there is nothing further to edit here). `start`: what stands in a new one's form at first and is not saved,
 * where that is more than `record`. `failed` is the title of a failure.
 */
export function RecordForm<R extends Versioned, V extends FieldValues>(props: {
  record: R;
  start?: R;
  valuesOf: (record: R) => V;
  labels: Readonly<Record<keyof V & string, string>>;
  save: (changes: Partial<V>, base: R, values: V) => Promise<R | null>;
  saved: string;
  failed: string;
  /** Which property tells the rows of a list apart; of other lists, one person's is taken whole. */
  rowKeys?: RowKeys;
  /** What a part within a field is called (`stores`, `2`, `discount`), where it is more than its language. */
  labelOf?: (path: readonly string[]) => string | undefined;
  /** What the value of a part is called where it is a code or an amount: `wholesale`. */
  wordOf?: (path: readonly string[], value: unknown) => string | undefined;
  /** Names of the call's fields where they differ from the form's: `zipCode` for `postal_code`. */
  fieldOf?: (errorKey: string) => string;
  children: ReactNode;
}) {
  const t = useOfficeT();
  const { valuesOf, rowKeys = {} } = props;
  const [base, setBase] = useState(props.record);
  const [isDone, setDone] = useState(false);
  const [conflict, setConflict] = useState<Conflict<V> | null>(null);
  const form = useForm<V>({
    defaultValues: valuesOf(props.start ?? base) as DefaultValues<V>,
    shouldFocusError: true,
  });
  const { isSubmitting } = form.formState;
  const changed = Object.keys(changedValues(valuesOf(base), form.watch()));
  const count = isDone ? 0 : changed.length;
  // Another page of a list beside the form, or another part of the screen, keep what was typed.
  const guard = useLeaveGuard(count > 0 && !isSubmitting, (from, to) => from.pathname === to.pathname);
  const element = useRef<HTMLFormElement>(null);

  /** Goes on from what is saved now. `began`: what my changes were made from. */
  function rebase(fresh: R, began: V): void {
    setBase(fresh);
    form.reset(mergeValues({ base: began, mine: form.getValues(), fresh: valuesOf(fresh) }, rowKeys));
  }

  // Changed beside the form: by a button of the same page, or by somebody else when it was read again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the record that arrives is the event
  useEffect(() => {
    const fresh = props.record;
    if (fresh.version <= base.version || isSubmitting) return;
    const values = { base: valuesOf(base), mine: form.getValues(), fresh: valuesOf(fresh) };
    if (conflictsOf(values, rowKeys).some(({ isMine }) => isMine)) setConflict(values);
    rebase(fresh, values.base);
  }, [props.record]);

  // A fault has its message in sight: it comes after the field got the focus, beneath it or above.
  useEffect(() => {
    const focused = element.current?.querySelector('[aria-invalid=true]:focus');
    if (!isSubmitting) focused?.scrollIntoView({ block: 'center' });
  }, [isSubmitting]);

  async function submit(values: V): Promise<void> {
    const changes = changedValues(valuesOf(base), values);
    if (Object.keys(changes).length === 0) return;
    try {
      const fresh = await props.save(changes, base, values);
      notice(props.saved);
      setConflict(null);
      if (!fresh) return setDone(true);
      // What was typed while it was on its way stays typed.
      rebase(fresh, values);
    } catch (error) {
      if (!isRefusal(error)) throw error;
      if (error.code === 'conflict' && isVersioned(error.data)) {
        const fresh = error.data as R;
        setConflict({ base: valuesOf(base), fresh: valuesOf(fresh), isRefused: true });
        rebase(fresh, valuesOf(base));
        return;
      }
      const faults = Object.entries(error.errors).filter(([, [fault]]) => fault);
      let isFirst = true;
      for (const [key, [fault]] of faults) {
        const name = fieldNamed(props.fieldOf?.(key) ?? key, values);
        if (!name || !fault) continue;
        form.setError(name as Path<V>, { message: errorText(t, fault) }, { shouldFocus: isFirst });
        isFirst = false;
      }
      if (!isFirst) return;
      notice(props.failed, { description: refusalText(t, error), tone: 'destructive' });
    }
  }
  const handle = form.handleSubmit(submit);
  const send = (event: FormEvent) => {
    // A fault at a name that no input has (`closedDays.3.reason`) would stay, and let nothing be sent any more.
    form.clearErrors();
    return handle(event);
  };
  useKey('mod+s', t('admin.form.save'), () => element.current?.requestSubmit());
  return (
    <FormProvider {...form}>
      <form ref={element} noValidate onSubmit={(event) => void send(event)}>
        {conflict && (
          <ConflictAlert
            conflict={conflict}
            parts={conflictsOf({ ...conflict, mine: form.getValues() }, rowKeys)}
            labels={props.labels}
            labelOf={props.labelOf}
            wordOf={props.wordOf}
            onTakeTheirs={(path) => {
              const taken = takePart({ ...conflict, mine: form.getValues() }, path, rowKeys);
              const name = path[0] as Path<V>;
              form.setValue(name, taken[name]);
            }}
            onClose={() => setConflict(null)}
          />
        )}
        {props.children}
        <SaveBar count={count} isBusy={isSubmitting} onDiscard={() => form.reset(valuesOf(base))} />
        <LeaveQuestion guard={guard} />
      </form>
    </FormProvider>
  );
}

const isVersioned = (data: unknown): data is Versioned =>
  typeof data === 'object' && data !== null && typeof (data as { version?: unknown }).version === 'number';

/** A fault may name something within a field: `stores.0.price` belongs to `stores` where that is one field. */
function fieldNamed(key: string, values: object): string | undefined {
  return Object.keys(values).find((name) => key === name || key.startsWith(`${name}.`)) && key;
}

/** Stays at the bottom of a form while something in it is not saved: how much, and both ways out. */
function SaveBar({ count, isBusy, onDiscard }: { count: number; isBusy: boolean; onDiscard: () => void }) {
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
