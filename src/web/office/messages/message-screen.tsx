import Check from 'lucide/dist/esm/icons/check.mjs';
import RotateCcw from 'lucide/dist/esm/icons/rotate-ccw.mjs';
import { readCustomer } from '#contract/accounts/staff-customers.ts';
import { isRefusal } from '#contract/errors.ts';
import { listMessages, readMessage, type ShopMessage, updateMessage } from '#contract/messages/messages.ts';
import { useFormat } from '#web/lib/writing/format-context.tsx';
import { useWrite } from '#web/office/data/use-write.ts';
import { failureText } from '#web/office/frame/failure-text.ts';
import { useShop } from '#web/shared/shop/shop.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Link } from '#web/ui/link.tsx';
import { notice } from '#web/ui/messages/notice-store.ts';
import { Alert } from '#web/ui/show/alert.tsx';
import { Icon } from '#web/ui/show/icon.tsx';
import { Skeleton } from '#web/ui/show/skeleton.tsx';
import { useRead } from '../data/use-read.ts';
import { FormSection } from '../form/form-section.tsx';
import { HistoryLink } from '../frame/history-link.tsx';
import { RefusalAlert } from '../frame/refusal-alert.tsx';
import { ScreenHead } from '../frame/screen-head.tsx';
import { useOffice } from '../office-context.ts';
import { useOfficeT } from '../use-office-t.ts';
import { AnswerForm } from './answer-form.tsx';
import { messageSubject } from './message-subject.ts';

/** One message: what was written, what was answered, and the answer that is still to come. */
export function MessageScreen({ params }: { params: Readonly<Record<string, string | undefined>> }) {
  const t = useOfficeT();
  const { data: message, refusal, reload } = useRead(readMessage, { id: Number(params.id) });
  if (message) return <Loaded message={message} />;
  if (refusal)
    return (
      <RefusalAlert
        heading={t('admin.frame.messages')}
        title={t('admin.messages.detailFailed')}
        refusal={refusal}
        retry={reload}
      />
    );
  return <Skeleton className="h-96" />;
}

function Loaded({ message }: { message: ShopMessage }) {
  const t = useOfficeT();
  const { dateTime } = useFormat();
  const { timeZone } = useShop();
  const mayOrders = useOffice().may('CAN_MANAGE_ORDERS');
  const { fromName, fromEmail, orderNumber, handledAt, handledBy } = message;
  const orderLink = `/admin/orders?search=${encodeURIComponent(orderNumber ?? '')}`;
  return (
    <div className="max-w-4xl">
      <ScreenHead
        title={messageSubject(t, message)}
        actions={
          <>
            <HandledButton message={message} />
            <HistoryLink thing="message" id={message.id} />
          </>
        }
      />
      {message.type === 'withdrawal' && (
        <Alert tone="warning" className="mb-4" title={t('admin.messages.type_withdrawal')}>
          {t('admin.messages.withdrawalText')}
        </Alert>
      )}
      <dl className="mb-4 grid gap-x-6 gap-y-3 rounded-card border border-line bg-card p-4 sm:grid-cols-2">
        <div>
          <dt className="text-sm text-quiet">{t('admin.messages.from')}</dt>
          <dd>
            <strong>{fromName}</strong>
            <a
              href={`mailto:${fromEmail}`}
              className="flex min-h-11 items-center pointer-fine:min-h-6 break-all text-brand underline"
            >
              {fromEmail}
            </a>
          </dd>
        </div>
        <div>
          <dt className="text-sm text-quiet">{t('admin.messages.account')}</dt>
          <dd>
            {message.customerId === null ? t('admin.messages.noAccount') : <MessageAccount id={message.customerId} />}
          </dd>
        </div>
        <div>
          <dt className="text-sm text-quiet">{t('admin.messages.date')}</dt>
          <dd>{dateTime(message.createdAt, timeZone)}</dd>
        </div>
        {orderNumber && (
          <div>
            <dt className="text-sm text-quiet">{t('admin.messages.order')}</dt>
            <dd>
              {mayOrders ? (
                <Link
                  to={orderLink}
                  className="inline-flex min-h-11 items-center pointer-fine:min-h-6 text-brand underline"
                >
                  {orderNumber}
                </Link>
              ) : (
                orderNumber
              )}
            </dd>
          </div>
        )}
        {handledAt && (
          <div>
            <dt className="text-sm text-quiet">{t('admin.messages.handled')}</dt>
            <dd>
              {dateTime(handledAt, timeZone)}
              {handledBy && ` · ${handledBy}`}
            </dd>
          </div>
        )}
      </dl>
      <div className="grid gap-4">
        <FormSection title={t('admin.messages.text')}>
          <p className="max-w-prose break-words whitespace-pre-line">
            {message.message || t('admin.messages.wholeOrder')}
          </p>
        </FormSection>
        {message.answers.map(({ id, at, by, text }) => (
          <FormSection
            key={id}
            title={t('admin.messages.answer')}
            hint={[dateTime(at, timeZone), by].filter(Boolean).join(' · ')}
          >
            <p className="max-w-prose break-words whitespace-pre-line">{text}</p>
          </FormSection>
        ))}
        <AnswerForm message={message} />
      </div>
    </div>
  );
}

/** Says that a message needs nothing more, or that it does again; either can be taken back. */
function HandledButton({ message: { id, handledAt } }: { message: ShopMessage }) {
  const t = useOfficeT();
  const { send, isBusy } = useWrite(updateMessage, [listMessages, readMessage]);
  const isHandled = handledAt !== null;
  async function set(handled: boolean, isUndo = false): Promise<void> {
    try {
      await send({ id, handled });
      notice(t(handled ? 'admin.messages.nowHandled' : 'admin.messages.nowWaiting'), {
        ...(!isUndo && { action: { label: t('common.undo'), onClick: () => void set(!handled, true) } }),
      });
    } catch (error) {
      if (!isRefusal(error)) throw error;
      notice(t('admin.messages.changeFailed'), { description: failureText(t, error), tone: 'destructive' });
    }
  }
  return (
    <Button variant="secondary" busy={isBusy} onClick={() => void set(!isHandled)}>
      <Icon shape={isHandled ? RotateCcw : Check} className="size-4.5" />
      {t(isHandled ? 'admin.messages.setWaiting' : 'admin.messages.setHandled')}
    </Button>
  );
}

/** The account that a message was sent from, by its name. */
function MessageAccount({ id }: { id: number }) {
  const t = useOfficeT();
  const { data, refusal, reload } = useRead(readCustomer, { id });
  if (refusal) return <RefusalAlert title={t('admin.messages.accountFailed')} refusal={refusal} retry={reload} />;
  if (!data) return <Skeleton className="h-6 w-40" />;
  return (
    <Link
      to={`/admin/customers/${id}`}
      className="inline-flex min-h-11 items-center pointer-fine:min-h-6 text-brand underline"
    >
      {data.name}
    </Link>
  );
}
