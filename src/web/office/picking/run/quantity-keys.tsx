import Delete from 'lucide/dist/esm/icons/delete.mjs';
import { type KeyboardEvent, useState } from 'react';
import { languageFacts } from '#domain/language/language.ts';
import { useFormat } from '#web/lib/writing/format-context.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { Dialog } from '#web/ui/modal/dialog.tsx';
import { Icon } from '#web/ui/show/icon.tsx';
import { useOfficeT } from '../../use-office-t.ts';
import { useQuantityText } from './quantity-text.ts';
import { addSign, typedQuantity } from './typed-quantity.ts';

type Props = {
  title: string;
  unit: string;
  weighed: boolean;
  ordered: number;
  atLeast: number | null;
  atMost: number;
  onClose: () => void;
  onDone: (quantity: number) => void;
};
const digits = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];
const key =
  'inline-flex min-h-15 items-center justify-center rounded-control border border-edge bg-card text-2xl font-semibold hover:bg-sunken';

/** Large keys for a weight or a number; it is never above `atMost`, and said where it is below `atLeast`. */
export function QuantityKeys(props: Props) {
  const { title, unit, weighed, ordered, atLeast, atMost, onClose, onDone } = props;
  const t = useOfficeT();
  const { language } = useFormat();
  const quantityText = useQuantityText();
  const decimal = languageFacts[language].decimal;
  const [typed, setTyped] = useState('');
  const value = typedQuantity(typed);
  const isTooMuch = value !== null && value > atMost;
  const isTooLittle = value !== null && atLeast !== null && value > 0 && value < atLeast;
  const isUsable = value !== null && value > 0 && !isTooMuch;
  const type = (sign: string) => setTyped((before) => addSign(before, sign, weighed ? 3 : 0));
  const done = () => {
    if (isUsable) onDone(value);
  };
  function onKey(event: KeyboardEvent): void {
    if (/^\d$/.test(event.key)) type(event.key);
    else if (event.key === ',' || event.key === '.') type('.');
    else if (event.key === 'Backspace') type('');
    else if (event.key === 'Enter') done();
    else return;
    event.preventDefault();
  }
  return (
    <Dialog open title={title} closeLabel={t('admin.picking.close')} onClose={onClose}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: digits of a keyboard do what the keys in it do */}
      <div className="grid gap-3" onKeyDown={onKey}>
        <p className="text-base text-quiet">
          {t('admin.picking.ordered', { quantity: quantityText(ordered, unit) })} ·{' '}
          {atLeast === null
            ? t('admin.picking.atMost', { most: quantityText(atMost, unit) })
            : t('admin.picking.range', { least: quantityText(atLeast, unit), most: quantityText(atMost, unit) })}
        </p>
        <output className="block min-h-15 rounded-control bg-sunken px-4 py-2 text-right text-4xl font-semibold tabular-nums">
          {typed.replace('.', decimal) || '0'}{' '}
          <span className="text-xl text-quiet">{quantityText(0, unit).slice(1)}</span>
        </output>
        <p role="alert" className="min-h-6 text-base font-semibold text-bad">
          {isTooMuch && t('admin.picking.tooHeavy', { most: quantityText(atMost, unit) })}
          {isTooLittle && t('admin.picking.tooLight', { least: quantityText(atLeast, unit) })}
        </p>
        <div className="grid grid-cols-3 gap-2">
          {digits.map((sign) => (
            <button key={sign} type="button" className={key} onClick={() => type(sign)}>
              {sign}
            </button>
          ))}
          <button
            type="button"
            className={key}
            aria-label={t('admin.picking.decimal')}
            disabled={!weighed}
            onClick={() => type('.')}
          >
            {weighed ? decimal : ''}
          </button>
          <button type="button" className={key} onClick={() => type('0')}>
            0
          </button>
          <button type="button" className={key} aria-label={t('admin.picking.erase')} onClick={() => type('')}>
            <Icon shape={Delete} className="size-7" />
          </button>
        </div>
        <Button size="large" wide disabled={!isUsable} className="min-h-16" onClick={done}>
          {t('admin.picking.ok')}
        </Button>
      </div>
    </Dialog>
  );
}
