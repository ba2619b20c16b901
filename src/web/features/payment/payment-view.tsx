import CircleCheck from 'lucide/dist/esm/icons/circle-check.mjs';
import type { PaymentPage } from '#contract/payments/payments.ts';
import { useT } from '#web/i18n/use-t.ts';
import { useFormat } from '#web/lib/writing/format-context.tsx';
import { useShop } from '#web/shared/shop/shop.ts';
import { buttonStyle } from '#web/ui/button/button-style.ts';
import { LinkButton } from '#web/ui/button/link-button.tsx';
import { Icon } from '#web/ui/show/icon.tsx';
import { PaymentFrame } from './payment-frame.tsx';
import { paymentStand } from './payment-stand.ts';

type View = {
  page: PaymentPage;
  /** Where the order is seen by whoever looks. */
  orderHref: string;
  /** The address of this page, which asks the provider again. */
  here: string;
  /** The payer has been at the provider: a page that may be paid is one that they have left. */
  isBack: boolean;
};

/** How a payment stands, and the way on; it works without script. */
export function PaymentView({ page, orderHref, here, isBack }: View) {
  const t = useT('payment');
  const { money, date, dateTime } = useFormat();
  const { timeZone } = useShop();
  const { payment, keptFor, reservesAt, isForChange } = page;
  const stand = paymentStand(page);
  const until = { moment: dateTime(payment.expiresAt, timeZone) };
  const kept = { date: reservesAt ? date(reservesAt, timeZone) : '', amount: money(payment.amount) };
  const order = (isMain: boolean) => (
    <LinkButton to={orderHref} variant={isMain ? 'primary' : 'secondary'} size="large">
      {t('payment.see')}
    </LinkButton>
  );
  const another = (isMain: boolean) => (
    <LinkButton to={orderHref} variant={isMain ? 'primary' : 'secondary'} size="large">
      {t('payment.another')}
    </LinkButton>
  );
  const reload = (
    <a href={here} className={buttonStyle('secondary', 'large')}>
      {t('payment.reload')}
    </a>
  );
  const done = <Icon shape={CircleCheck} className="size-10 shrink-0 text-brand" />;
  switch (stand) {
    case 'open': {
      const isKept = keptFor !== null;
      const left = isForChange ? 'payment.changeLeft' : 'payment.left';
      const title = t(isBack ? left : isKept ? 'payment.keepTitle' : 'payment.leading');
      const wait = isForChange ? 'payment.changeUntil' : isBack ? 'payment.leftText' : 'payment.until';
      const go = isBack ? 'payment.payNow' : isKept ? 'payment.keep' : (`payment.leading_${payment.method}` as const);
      return (
        <PaymentFrame
          page={page}
          title={title}
          text={
            <>
              <p>{t(wait, until)}</p>
              {isKept && <p>{t('payment.keepText', kept)}</p>}
            </>
          }
        >
          <a href={payment.url ?? here} rel="noreferrer" className={buttonStyle('primary', 'large')}>
            {t(go)}
          </a>
          {isForChange ? order(false) : another(false)}
        </PaymentFrame>
      );
    }
    case 'asking':
      return (
        <PaymentFrame
          page={page}
          title={t(isBack ? 'payment.asking' : 'payment.preparing')}
          text={<p>{t(isBack ? 'payment.askingText' : 'payment.preparingText')}</p>}
        >
          {reload}
          {order(false)}
        </PaymentFrame>
      );
    case 'paid': {
      const { captured, reserved } = payment;
      const said = captured > 0 ? t('payment.taken', { amount: money(captured) }) : null;
      const held = reserved > 0 ? t('payment.paidText', { amount: money(reserved) }) : null;
      return (
        <PaymentFrame page={page} title={t('payment.paid')} text={<p>{said ?? held}</p>} icon={done}>
          {order(true)}
        </PaymentFrame>
      );
    }
    case 'kept':
      return (
        <PaymentFrame page={page} title={t('payment.kept')} text={<p>{t('payment.keptText', kept)}</p>} icon={done}>
          {order(true)}
        </PaymentFrame>
      );
    case 'failed':
      return (
        <PaymentFrame page={page} title={t('payment.failed')} text={<p>{t('payment.failedText')}</p>}>
          {another(true)}
        </PaymentFrame>
      );
    case 'unchanged':
      return (
        <PaymentFrame page={page} title={t('payment.unchanged')} text={<p>{t('payment.unchangedText')}</p>}>
          {order(true)}
        </PaymentFrame>
      );
    case 'ended':
      return (
        <PaymentFrame page={page} title={t('payment.ended')} text={<p>{t('payment.endedText')}</p>}>
          <LinkButton to="/" size="large">
            {t('payment.shop')}
          </LinkButton>
          {order(false)}
        </PaymentFrame>
      );
  }
}
