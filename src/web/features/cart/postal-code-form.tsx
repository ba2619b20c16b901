import { type FormEvent, useState } from 'react';
import { isPostalCode, postalCodeLength } from '#domain/postal-code/postal-code.ts';
import { useT } from '#web/i18n/use-t.ts';
import { chooseDelivery } from '#web/shared/delivery/delivery.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';

/** Asks where the goods shall go, so that delivery can be computed. `onDone` follows a code that was taken. */
export function PostalCodeForm({ known, onDone }: { known: string | null; onDone: () => void }) {
  const t = useT('basket');
  const [hasFault, setFault] = useState(false);
  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const code = String(new FormData(event.currentTarget).get('postalCode'));
    setFault(!isPostalCode(code));
    if (!isPostalCode(code)) return;
    chooseDelivery({ deliveryMethod: 'delivery', postalCode: code });
    onDone();
  }
  return (
    <form onSubmit={submit} noValidate>
      <Field label={t('basket.estimateLabel')} error={hasFault && t('errors.validation.postalCode')}>
        {(control) => (
          <span className="flex flex-wrap gap-2">
            <TextInput
              {...control}
              name="postalCode"
              defaultValue={known ?? ''}
              autoComplete="postal-code"
              maxLength={postalCodeLength.max}
              className="min-w-0 flex-[1_1_7rem]"
            />
            <Button type="submit" variant="secondary" className="min-h-12">
              {t('basket.estimate')}
            </Button>
          </span>
        )}
      </Field>
    </form>
  );
}
