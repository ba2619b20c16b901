import { wholeNumber } from '#domain/numbers/number-kind.ts';
import { CheckField, LinesField, NumberField } from '../form/fields.tsx';
import { type OfficeT, useOfficeT } from '../use-office-t.ts';
import type { IdentityValues } from './identity-values.ts';

type PickingField =
  | 'mostOrdersARun'
  | 'weighedUnderPercent'
  | 'weighedOverPercent'
  | 'substituteAnswerMinutes'
  | 'scaleBarcodes'
  | 'figuresByPicker';

/** What the settings of picking are called, in the form and where a message names one. */
export function pickingLabels(t: OfficeT): Record<PickingField, string> {
  return {
    mostOrdersARun: t('admin.config.mostOrdersARun'),
    weighedUnderPercent: t('admin.config.weighedUnder'),
    weighedOverPercent: t('admin.config.weighedOver'),
    substituteAnswerMinutes: t('admin.config.answerMinutes'),
    scaleBarcodes: t('admin.config.scaleBarcodes'),
    figuresByPicker: t('admin.config.figuresByPicker'),
  };
}

/** How the shop picks, with what it reserves for what is weighed: the one bounds the other. */
export function PickingFields({ labels }: { labels: Record<keyof IdentityValues, string> }) {
  const t = useOfficeT();
  const number = (name: keyof IdentityValues, hint: string) => ({ name, label: labels[name], hint, kind: wholeNumber });
  return (
    <fieldset className="grid items-end gap-4 sm:col-span-2 sm:grid-cols-2">
      <legend className="mb-1 font-semibold">
        {t('admin.config.picking')}
        <span className="block text-sm font-normal text-quiet">{t('admin.config.pickingHint')}</span>
      </legend>
      <NumberField {...number('mostOrdersARun', t('admin.config.mostOrdersARunHint'))} />
      <NumberField {...number('substituteAnswerMinutes', t('admin.config.answerMinutesHint'))} />
      <NumberField {...number('weighedUnderPercent', t('admin.config.weighedUnderHint'))} />
      <NumberField {...number('weighedOverPercent', t('admin.config.weighedOverHint'))} />
      <NumberField {...number('weighedMarginPercent', t('admin.config.marginHint'))} className="sm:col-span-2" />
      <LinesField
        name="scaleBarcodes"
        label={labels.scaleBarcodes}
        hint={t('admin.config.scaleBarcodesHint')}
        rows={3}
        autoCapitalize="characters"
        spellCheck={false}
        className="sm:col-span-2"
      />
      <CheckField
        name="figuresByPicker"
        label={labels.figuresByPicker}
        hint={t('admin.config.figuresByPickerHint')}
        className="sm:col-span-2"
      />
    </fieldset>
  );
}
