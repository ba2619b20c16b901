import { useState } from 'react';
import { useNavigate } from 'react-router';
import { isRefusal, Refusal } from '#contract/errors.ts';
import { deleteRound, listRounds, type Round, readBringable, readRound, updateRound } from '#contract/orders/rounds.ts';
import { refusalText } from '#web/i18n/error-text.ts';
import { Button } from '#web/ui/button/button.tsx';
import { LinkButton } from '#web/ui/button/link-button.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { Select } from '#web/ui/form/select.tsx';
import { notice } from '#web/ui/messages/notice-store.ts';
import { Alert } from '#web/ui/show/alert.tsx';
import { Skeleton } from '#web/ui/show/skeleton.tsx';
import { useRead } from '../../data/use-read.ts';
import { useWrite } from '../../data/use-write.ts';
import { DeleteButton } from '../../form/delete-button.tsx';
import { FormSection } from '../../form/form-section.tsx';
import { HistoryLink } from '../../frame/history-link.tsx';
import { NoRole } from '../../frame/no-screen.tsx';
import { RefusalAlert } from '../../frame/refusal-alert.tsx';
import { ScreenHead } from '../../frame/screen-head.tsx';
import { useOffice } from '../../office-context.ts';
import { useOfficeT } from '../../use-office-t.ts';
import { StopOrder } from './stop-order.tsx';
import { useFloat } from './use-float.tsx';

const planner = 'CAN_MANAGE_ORDERS';

/** The stops of a round before it starts: put in another order by hand, given to another driver, or deleted. */
export function PlanScreen({ params }: { params: Readonly<Record<string, string | undefined>> }) {
  const t = useOfficeT();
  const { may } = useOffice();
  const id = Number(params.id);
  const isOn = may(planner);
  const { data: round, refusal, reload } = useRead(readRound, { id }, { isOn });
  if (!isOn) return <NoRole section="rounds" role={planner} />;
  const title = t('admin.rounds.one', { id });
  if (refusal && !round)
    return <RefusalAlert heading={title} title={t('admin.rounds.loadFailed')} refusal={refusal} retry={reload} />;
  if (!round) return <Skeleton className="h-72" />;
  return (
    <>
      <ScreenHead
        title={title}
        actions={
          <>
            <LinkButton to="/admin/rounds" variant="ghost">
              {t('admin.rounds.all')}
            </LinkButton>
            <LinkButton to={`/admin/rounds/${id}`} variant="secondary">
              {t('admin.rounds.phonePage')}
            </LinkButton>
            <HistoryLink thing="round" id={id} />
          </>
        }
      />
      {/* Another version is another plan: what was moved on top of the old one is not its. */}
      <Plan key={round.version} round={round} />
    </>
  );
}

function Plan({ round }: { round: Round }) {
  const t = useOfficeT();
  const navigate = useNavigate();
  const drivers = useRead(readBringable, { store_id: round.storeId }).data?.drivers ?? [];
  const update = useWrite(updateRound, [readRound, listRounds]);
  const remove = useWrite(deleteRound, [listRounds, readBringable]);
  const [stops, setStops] = useState(() => round.stops.filter(({ state }) => state === 'waiting'));
  const [driverId, setDriver] = useState(round.driver?.id ?? 0);
  const [fault, setFault] = useState<Refusal | null>(null);
  const isPlanned = round.state === 'planned';
  const float = useFloat(round.cash.float, !isPlanned);
  const [isSent, setSent] = useState(false);
  const known =
    drivers.some(({ id }) => id === round.driver?.id) || !round.driver ? drivers : [round.driver, ...drivers];
  async function save(): Promise<void> {
    setFault(null);
    setSent(true);
    const { cash } = float;
    if (Number.isNaN(cash)) return;
    const sent = {
      stops: stops.map(({ orderId }) => orderId),
      ...(driverId > 0 && { driver_id: driverId }),
      float: cash ?? 0,
    };
    try {
      await update.send({ id: round.id, version: round.version, ...sent });
      notice(t('admin.rounds.saved'));
    } catch (error) {
      setFault(isRefusal(error) ? error : new Refusal('unexpected'));
    }
  }
  return (
    <FormSection title={t('admin.rounds.plan')}>
      <div className="grid gap-4">
        {isPlanned && <p className="text-quiet">{t('admin.rounds.planHint')}</p>}
        <StopOrder stops={stops} onMove={isPlanned ? setStops : null} />
        <Field label={t('admin.rounds.driver')} className="max-w-sm">
          {(control) => (
            <Select
              {...control}
              value={driverId}
              disabled={!isPlanned}
              onChange={({ target }) => setDriver(Number(target.value))}
            >
              {driverId === 0 && <option value={0}>{t('admin.rounds.noDriver')}</option>}
              {known.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </Select>
          )}
        </Field>
        {float.fieldOf(isSent)}
        {fault && (
          <Alert tone="error" title={t('admin.rounds.saveFailed')}>
            {refusalText(t, fault)}
          </Alert>
        )}
        {isPlanned && (
          <div className="flex flex-wrap gap-3">
            <Button busy={update.isBusy} onClick={() => void save()}>
              {t('admin.rounds.save')}
            </Button>
            <DeleteButton
              label={t('admin.rounds.delete')}
              question={t('admin.rounds.deleteQuestion')}
              deleted={t('admin.rounds.deleted')}
              failed={t('admin.rounds.deleteFailed')}
              isBusy={remove.isBusy}
              remove={() => remove.send({ id: round.id })}
              onDone={() => void navigate('/admin/rounds')}
            >
              {t('admin.rounds.deleteText')}
            </DeleteButton>
          </div>
        )}
      </div>
    </FormSection>
  );
}
