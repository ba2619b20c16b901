import { useT } from '#web/i18n/use-t.ts';
import { useFormat } from '#web/lib/writing/format-context.tsx';
import { bindSize } from '#web/lib/writing/no-break.ts';
import { unitWord } from '#web/lib/writing/unit-word.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Stepper } from '#web/ui/form/stepper.tsx';
import { Picture } from '#web/ui/show/picture.tsx';
import type { ChangedGood } from './changed-goods.ts';

type Props = { good: ChangedGood; error: string | undefined; onChange: (quantity: number) => void };

/** A product of an order that is being changed: how much of it there shall be; what is taken out can be put back. */
export function GoodRow({ good, error, onChange }: Props) {
  const t = useT('orders');
  const { quantity } = useFormat();
  const { name, before, step } = good;
  const unit = unitWord(good.unit, t);
  return (
    <li className="grid grid-cols-[3rem_minmax(0,1fr)] items-center gap-x-4 gap-y-2 py-3 first:pt-0 last:pb-0 sm:grid-cols-[3rem_minmax(0,1fr)_auto]">
      <Picture src={good.picture} alt="" width={48} height={48} className="size-12 rounded-control" />
      <div className="min-w-0">
        <p className={good.quantity === 0 ? 'text-quiet line-through' : 'font-semibold'}>{bindSize(name)}</p>
        {before !== good.quantity && (
          <p className="text-sm text-quiet tabular-nums">
            {before === 0 ? t('orders.changeNew') : t('orders.changeWas', { quantity: quantity(before, unit) })}
          </p>
        )}
        {error && (
          <p role="alert" className="text-sm text-bad">
            {error}
          </p>
        )}
      </div>
      <div className="col-start-2 sm:col-start-3">
        {good.quantity === 0 ? (
          <Button variant="secondary" size="small" onClick={() => onChange(before || step)}>
            {t('orders.changePutBack')}
          </Button>
        ) : (
          <Stepper
            value={good.quantity}
            min={step}
            step={step}
            max={999}
            {...(unit && { unit })}
            onChange={onChange}
            onRemove={() => onChange(0)}
            label={t('cart.quantityOf', { name })}
            labels={{ less: t('cart.less'), more: t('cart.more'), remove: t('orders.changeRemove', { name }) }}
          />
        )}
      </div>
    </li>
  );
}
