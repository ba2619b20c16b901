import { type ReactNode, useState } from 'react';
import { moneyNumber } from '#domain/numbers/number-kind.ts';
import { Field } from '#web/ui/form/field.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { keypadOf, numberText, parseNumber, useNumberHabits } from '../../form/typed-number.ts';
import { useOfficeT } from '../../use-office-t.ts';

/**
 * The cash that a driver sets out with, as it is typed: `cash` is null where nothing is, NaN for what is no sum. `isSent`:
 * the form has been sent, so that a fault is said.
 */
export function useFloat(
  start: number | null,
  isDisabled = false,
): {
  cash: number | null;
  fieldOf: (isSent: boolean) => ReactNode;
} {
  const t = useOfficeT();
  const { currency, language } = useNumberHabits();
  const kind = moneyNumber(currency);
  const [typed, setTyped] = useState(() => numberText(start, language, kind.decimals));
  const cash = parseNumber(typed, kind, language);
  return {
    cash,
    fieldOf: (isSent) => (
      <Field
        label={t('admin.rounds.float')}
        error={isSent && Number.isNaN(cash) && t('admin.rounds.givenWrong')}
        className="max-w-sm"
      >
        {(control) => (
          <TextInput
            {...control}
            inputMode={keypadOf(kind)}
            autoComplete="off"
            maxLength={24}
            disabled={isDisabled}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        )}
      </Field>
    ),
  };
}
