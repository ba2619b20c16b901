import { useT } from '#web/i18n/use-t.ts';
import { useFormat } from '#web/lib/writing/format-context.tsx';
import { unitWord } from '#web/lib/writing/unit-word.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Alert } from '#web/ui/show/alert.tsx';
import type { Checkout } from './use-checkout.ts';

/** Names what there is no longer enough of, and offers to fit the cart to it. */
export function StockAlert({ shortages, adjustCart }: Pick<Checkout, 'shortages' | 'adjustCart'>) {
  const t = useT('checkout');
  const { quantity } = useFormat();
  return (
    <Alert
      tone="error"
      title={t('checkout.stockTitle')}
      action={
        <Button variant="secondary" onClick={adjustCart}>
          {t('checkout.stockAdjust')}
        </Button>
      }
    >
      <ul>
        {shortages.map(({ id, name, unit, available }) => (
          <li key={id}>{t('checkout.stockLine', { name, available: quantity(available, unitWord(unit, t)) })}</li>
        ))}
      </ul>
    </Alert>
  );
}
