import type { CountedGood } from '#contract/catalogue/stock-counts.ts';
import { quantityNumber, wholeNumber } from '#domain/numbers/number-kind.ts';
import { isCountLeap } from '#domain/stock/counted-stock.ts';
import { isSoldByMeasure } from '#domain/stock/quantity.ts';
import { useFormat } from '#web/lib/writing/format-context.tsx';
import { unitWord } from '#web/lib/writing/unit-word.ts';
import { Field } from '#web/ui/form/field.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { keypadOf, parseNumber, useNumberFault } from '../form/typed-number.ts';
import { useOfficeT } from '../use-office-t.ts';

type Props = {
  good: CountedGood;
  text: string;
  /** What the ledger has is shown before something was typed. */
  showsExpected: boolean;
  error: string | undefined;
  onType: (text: string) => void;
};

/** One product of an aisle: where it stands, and how many whoever counts has found. */
export function CountRow({ good, text, showsExpected, error, onType }: Props) {
  const t = useOfficeT();
  const { language, quantity } = useFormat();
  const numberFault = useNumberFault();
  const kind = isSoldByMeasure(good.unit) ? quantityNumber : wholeNumber;
  const fault = error ?? numberFault(text, kind);
  const counted = fault ? null : parseNumber(text, kind, language);
  const word = (value: number) => quantity(value, unitWord(good.unit, t));
  const isLeap = counted !== null && isCountLeap(Math.round(good.onHand * 1000), Math.round(counted * 1000));
  return (
    <li className="rounded-control border border-line bg-card p-3">
      <Field label={good.name} hint={[good.shelf, good.barcode].filter(Boolean).join(' · ')} error={fault}>
        {(aria) => (
          <div className="flex flex-wrap items-center gap-3">
            <TextInput
              {...aria}
              className="min-h-13 w-32 text-xl"
              inputMode={keypadOf(kind)}
              autoComplete="off"
              maxLength={12}
              value={text}
              onChange={({ target }) => onType(target.value)}
            />
            {(showsExpected || counted !== null) && (
              <span className={isLeap ? 'font-semibold text-bad' : 'text-quiet'}>
                {t('admin.counts.expectedOf', { expected: word(good.onHand) })}
              </span>
            )}
          </div>
        )}
      </Field>
    </li>
  );
}
