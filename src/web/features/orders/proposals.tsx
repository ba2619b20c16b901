import { useState } from 'react';
import { isRefusal } from '#contract/errors.ts';
import { answerSubstitutions, type Order } from '#contract/orders/orders.ts';
import { refusalText } from '#web/i18n/error-text.ts';
import { useT } from '#web/i18n/use-t.ts';
import { api } from '#web/lib/api/api.ts';
import { atPrice } from '#web/lib/writing/at-price.ts';
import { useFormat } from '#web/lib/writing/format-context.tsx';
import { useShop } from '#web/shared/shop/shop.ts';
import { Button } from '#web/ui/button/button.tsx';
import { LinkButton } from '#web/ui/button/link-button.tsx';
import { Alert } from '#web/ui/show/alert.tsx';
import { Card } from '#web/ui/show/card.tsx';
import { EmptyState } from '#web/ui/show/empty-state.tsx';

type Props = {
  order: Order;
  /** Of the signed link; null for one's own order. */
  token: string | null;
  onAnswered: () => void;
};

type Substitution = Order['orderItems'][number]['substitution'];

/** Whether something is proposed in the place of an item; else it names what is wished. */
export function isProposal(substitution: Substitution): substitution is Extract<Substitution, object> {
  return typeof substitution === 'object' && substitution !== null;
}

/** Each proposal with a press for yes and one for no: the last answer before its time counts, and none is a no. */
export function Proposals({ order, token, onAnswered }: Props) {
  const t = useT('orders');
  const [fault, setFault] = useState<string | null>(null);
  const [busy, setBusy] = useState<number | null>(null);
  const asked = order.orderItems.filter(({ substitution }) => isProposal(substitution));
  const back = `/orders/${order.id}${token ? `?token=${encodeURIComponent(token)}` : ''}`;

  async function answer(lineId: number, accept: boolean) {
    setBusy(lineId);
    setFault(null);
    try {
      await api(answerSubstitutions, {
        id: order.id,
        answers: [{ line_id: lineId, accept }],
        ...(token && { token }),
      });
    } catch (error) {
      if (!isRefusal(error)) throw error;
      setFault(refusalText(t, error));
    } finally {
      setBusy(null);
      onAnswered();
    }
  }

  if (asked.length === 0)
    return (
      <EmptyState title={t('orders.proposalsNone')} action={<LinkButton to={back}>{t('orders.seeOrder')}</LinkButton>}>
        {t('orders.proposalsNoneText')}
      </EmptyState>
    );
  return (
    <div className="flex flex-col gap-4">
      <p>{t('orders.proposalsText', { number: order.orderNumber ?? '' })}</p>
      {fault && <Alert tone="error">{fault}</Alert>}
      <ul className="flex flex-col gap-4">
        {asked.map((item) => (
          <li key={item.id}>
            <Proposal item={item} isBusy={busy === item.id} answer={(accept) => void answer(item.id, accept)} />
          </li>
        ))}
      </ul>
      <LinkButton to={back} variant="secondary">
        {t('orders.seeOrder')}
      </LinkButton>
    </div>
  );
}

type ProposalProps = {
  item: Order['orderItems'][number];
  isBusy: boolean;
  answer: (accept: boolean) => void;
};

function Proposal({ item, isBusy, answer }: ProposalProps) {
  const t = useT('orders');
  const format = useFormat();
  const { timeZone } = useShop();
  const { substitution } = item;
  if (!isProposal(substitution)) return null;
  const { productName, accepted, answerUntil } = substitution;
  return (
    <Card className="flex flex-col gap-3 p-4">
      <p className="text-quiet">{t('orders.proposalInsteadOf', { name: item.productName })}</p>
      <p className="text-lg font-semibold">{productName}</p>
      <p>{atPrice(substitution, t, format)}</p>
      <p className="text-sm">{t('orders.proposalUntil', { time: format.dateTime(answerUntil, timeZone) })}</p>
      <fieldset className="flex flex-wrap gap-3">
        <legend className="sr-only">{t('orders.proposalAnswer', { name: productName })}</legend>
        <Button
          disabled={isBusy}
          aria-pressed={accepted === true}
          variant={accepted === false ? 'secondary' : 'primary'}
          onClick={() => answer(true)}
        >
          {t('orders.proposalYes')}
        </Button>
        <Button
          disabled={isBusy}
          aria-pressed={accepted === false}
          variant={accepted === false ? 'primary' : 'secondary'}
          onClick={() => answer(false)}
        >
          {t('orders.proposalNo')}
        </Button>
      </fieldset>
      <p role="status" className="text-sm">
        {accepted === null ? '' : t(accepted ? 'orders.proposalAccepted' : 'orders.proposalRefused')}
      </p>
    </Card>
  );
}
