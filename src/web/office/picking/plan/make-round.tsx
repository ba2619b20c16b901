import { useState } from 'react';
import { useNavigate } from 'react-router';
import { isRefusal, Refusal } from '#contract/errors.ts';
import { createRound, listRounds, readBringable } from '#contract/orders/rounds.ts';
import { refusalText } from '#web/i18n/error-text.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { Select } from '#web/ui/form/select.tsx';
import { Alert } from '#web/ui/show/alert.tsx';
import { Skeleton } from '#web/ui/show/skeleton.tsx';
import { useRead } from '../../data/use-read.ts';
import { useWrite } from '../../data/use-write.ts';
import { FormSection } from '../../form/form-section.tsx';
import { RefusalAlert } from '../../frame/refusal-alert.tsx';
import { useOfficeT } from '../../use-office-t.ts';
import { groupsOf, sentOf } from './bringable.ts';
import { SlotOrders } from './slot-orders.tsx';
import { useFloat } from './use-float.tsx';

const every = 30_000;

/** What may go in a round: orders by their slots, chosen one by one or a slot at once, and who drives them. */
export function MakeRound({ storeId }: { storeId: number }) {
  const t = useOfficeT();
  const { data, refusal, reload } = useRead(readBringable, { store_id: storeId }, { every });
  const [marked, mark] = useState<ReadonlySet<number>>(new Set());
  const groups = groupsOf(data?.orders ?? []);
  const ready = new Set(data?.orders.flatMap(({ id, reason }) => (reason === null ? [id] : [])));
  // What was taken into a round meanwhile, or is not ready any more, is chosen no longer.
  const chosen = new Set([...marked].filter((id) => ready.has(id)));
  const choose = (ids: readonly number[], isChosen: boolean) => {
    const next = new Set(chosen);
    for (const id of ids) {
      if (isChosen) next.add(id);
      else next.delete(id);
    }
    mark(next);
  };
  return (
    <FormSection title={t('admin.rounds.toPlan')}>
      <div className="grid gap-4">
        {refusal && !data && <RefusalAlert title={t('admin.rounds.loadFailed')} refusal={refusal} retry={reload} />}
        {!data && !refusal && <Skeleton className="h-32" />}
        {data?.orders.length === 0 && <p className="text-quiet">{t('admin.rounds.toPlanNone')}</p>}
        {groups.map((group) => (
          <SlotOrders key={group.slot?.id ?? 0} group={group} chosen={chosen} onChoose={choose} />
        ))}
        {data && ready.size > 0 && (
          <DriverForm
            drivers={data.drivers}
            count={chosen.size}
            input={{ store_id: storeId, ...sentOf(groups, chosen) }}
            onMade={() => mark(new Set())}
          />
        )}
      </div>
    </FormSection>
  );
}

type DriverProps = {
  drivers: readonly { id: number; name: string }[];
  count: number;
  input: { store_id: number } & ({ slot_id: number } | { order_ids: number[] });
  onMade: () => void;
};

function DriverForm({ drivers, count, input, onMade }: DriverProps) {
  const t = useOfficeT();
  const navigate = useNavigate();
  const { send, isBusy } = useWrite(createRound, [readBringable, listRounds]);
  const [driverId, setDriver] = useState(0);
  const float = useFloat(null);
  const { cash } = float;
  const [isSent, setSent] = useState(false);
  const [fault, setFault] = useState<Refusal | null>(null);
  async function make(): Promise<void> {
    setSent(true);
    setFault(null);
    if (driverId === 0 || Number.isNaN(cash)) return;
    try {
      const { id } = await send({ ...input, driver_id: driverId, ...(cash !== null && { float: cash }) });
      onMade();
      await navigate(`/admin/rounds/${id}/stops`);
    } catch (error) {
      setFault(isRefusal(error) ? error : new Refusal('unexpected'));
    }
  }
  if (drivers.length === 0) return <Alert tone="warning">{t('admin.rounds.noDrivers')}</Alert>;
  const orders = (fault?.data as { orderNumbers?: string[] } | null)?.orderNumbers ?? [];
  return (
    <form
      noValidate
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        void make();
      }}
    >
      <div className="grid gap-3 sm:grid-cols-[minmax(0,1fr)_12rem_auto] sm:items-start">
        <Field
          label={t('admin.rounds.driver')}
          required
          error={isSent && driverId === 0 && t('errors.validation.required')}
        >
          {(control) => (
            <Select {...control} value={driverId} onChange={({ target }) => setDriver(Number(target.value))}>
              <option value={0}>{t('admin.rounds.chooseDriver')}</option>
              {drivers.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </Select>
          )}
        </Field>
        {float.fieldOf(isSent)}
        <Button type="submit" disabled={count === 0} busy={isBusy} className="sm:mt-7.5">
          {t('admin.rounds.create')}
        </Button>
      </div>
      <p role="status" className="text-quiet">
        {t('admin.rounds.chosen', { count })}
      </p>
      {fault && (
        <Alert tone="error" title={t('admin.rounds.createFailed')}>
          {refusalText(t, fault)}
          {orders.length > 0 && <p>{t('admin.rounds.ordersConcerned', { orders: orders.join(', ') })}</p>}
        </Alert>
      )}
    </form>
  );
}
