import Replace from 'lucide/dist/esm/icons/arrow-right-left.mjs';
import { useState } from 'react';
import { readProduct } from '#contract/catalogue/catalogue.ts';
import type { FieldErrors } from '#contract/errors.ts';
import { type Substitution, substitutions } from '#domain/order/substitution.ts';
import { errorText } from '#web/i18n/error-text.ts';
import { useFormat } from '#web/lib/writing/format-context.tsx';
import { bindSize } from '#web/lib/writing/no-break.ts';
import { unitWord } from '#web/lib/writing/unit-word.ts';
import { IconButton } from '#web/ui/button/icon-button.tsx';
import { Select } from '#web/ui/form/select.tsx';
import { Stepper } from '#web/ui/form/stepper.tsx';
import { Icon } from '#web/ui/show/icon.tsx';
import { useRead } from '../../data/use-read.ts';
import { useOfficeT } from '../../use-office-t.ts';
import { GoodsSearch } from './goods-search.tsx';
import { addGoods, type Goods, type OrderLine, replaceLine } from './order-line.ts';

/** The goods of an order while they are edited: found and added, more or less of them, replaced by others, taken out. */
export function LinesField(props: {
  storeId: number;
  lines: readonly OrderLine[];
  onChange: (lines: OrderLine[]) => void;
  /** By the names of the call: `order_items.0.quantity`. */
  faults: FieldErrors;
}) {
  const t = useOfficeT();
  const { storeId, lines, onChange, faults } = props;
  const own = faults.order_items?.[0];
  return (
    <div>
      <GoodsSearch
        storeId={storeId}
        error={own && errorText(t, own)}
        onPick={(goods) => onChange(addGoods(lines, goods))}
      />
      <ul className="mt-3 divide-y divide-line" aria-label={t('orders.lines')}>
        {lines.map((line, i) => (
          <Line
            key={line.productId}
            storeId={storeId}
            line={line}
            fault={Object.entries(faults).find(([key]) => key.startsWith(`order_items.${i}.`))?.[1][0]}
            onChange={(change) => onChange(lines.map((one) => (one === line ? { ...one, ...change } : one)))}
            onReplace={(goods) => onChange(replaceLine(lines, line, goods))}
            onRemove={() => onChange(lines.filter((one) => one !== line))}
          />
        ))}
      </ul>
      {lines.length === 0 && <p className="text-sm text-quiet">{t('admin.orders.noLines')}</p>}
    </div>
  );
}

function Line(props: {
  storeId: number;
  line: OrderLine;
  fault: FieldErrors[string][number] | undefined;
  onChange: (change: Partial<OrderLine>) => void;
  onReplace: (goods: Goods) => void;
  onRemove: () => void;
}) {
  const t = useOfficeT();
  const { money, quantity } = useFormat();
  const { line, fault, onChange } = props;
  const [isReplacing, setReplacing] = useState(false);
  const { data: sold } = useRead(readProduct, { id: line.productId, storeId: props.storeId });
  const unit = unitWord(line.unit, t);
  // Until it is known, and for what is sold no more, what is there can become fewer by its own size.
  const isWeighed = line.unit === 'KG' || line.unit === 'LITRE';
  const step = sold?.quantityStep ?? (Number.isInteger(line.quantity) ? 1 : line.quantity);
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 py-2 text-sm sm:grid-cols-[minmax(0,1fr)_auto_15.5rem]">
      <span>
        {bindSize(line.name)}
        {sold && (
          <span className="block text-quiet">
            {money(sold.price)}
            {sold.inventory && ` · ${t('admin.orders.inStock', { quantity: quantity(sold.quantityInStock, unit) })}`}
          </span>
        )}
        {line.instead && (
          <span className="block text-quiet">{t('admin.orders.insteadOf', { name: line.instead.name })}</span>
        )}
        {fault && <span className="block text-bad">{errorText(t, fault)}</span>}
      </span>
      <Stepper
        value={line.quantity}
        min={isWeighed ? 0.001 : step}
        step={step}
        // Whatever the scales say: the steps are for shoppers.
        {...(isWeighed && { grid: 0.001 })}
        {...(unit && { unit })}
        label={t('admin.orders.quantityOf', { name: line.name })}
        labels={{
          less: t('admin.orders.less', { name: line.name }),
          more: t('admin.orders.more', { name: line.name }),
          remove: t('admin.orders.removeLine', { name: line.name }),
        }}
        onChange={(changed) => onChange({ quantity: changed })}
        onRemove={props.onRemove}
      />
      <span className="dense col-span-2 flex items-center gap-1 sm:col-span-1">
        <IconButton
          label={t('admin.orders.replace', { name: line.name })}
          aria-expanded={isReplacing}
          icon={<Icon shape={Replace} className="size-4.5" />}
          onClick={() => setReplacing(!isReplacing)}
        />
        <Select
          aria-label={t('admin.orders.substitutionOf', { name: line.name })}
          value={line.substitution ?? ''}
          onChange={(event) => onChange({ substitution: (event.target.value || null) as Substitution | null })}
        >
          <option value="">{t('admin.orders.substitutionCommon')}</option>
          {substitutions.map((value) => (
            <option key={value} value={value}>
              {t(`admin.orders.substitution_${value}`)}
            </option>
          ))}
        </Select>
      </span>
      {isReplacing && (
        <div className="col-span-full">
          <GoodsSearch
            storeId={props.storeId}
            instead={{ ...line, onCancel: () => setReplacing(false) }}
            onPick={props.onReplace}
          />
        </div>
      )}
    </li>
  );
}
