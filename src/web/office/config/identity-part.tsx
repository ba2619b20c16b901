import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation, useRevalidator } from 'react-router';
import { invalidFields } from '#contract/errors.ts';
import { readStaffShop, writeShop } from '#contract/shop/shop.ts';
import { sortOrders } from '#domain/catalogue/sort.ts';
import { wholeNumber } from '#domain/numbers/number-kind.ts';
import { networkNames, socialNetworks } from '#domain/pages/social-link.ts';
import { useLanguage } from '#web/i18n/use-t.ts';
import { Skeleton } from '#web/ui/show/skeleton.tsx';
import { useRead } from '../data/use-read.ts';
import { useWrite } from '../data/use-write.ts';
import { ChoiceField, LinesField, NumberField, TextField } from '../form/fields.tsx';
import { FormSection } from '../form/form-section.tsx';
import { PictureField } from '../form/picture-field.tsx';
import { RecordForm } from '../form/record-form.tsx';
import { HistoryLink } from '../frame/history-link.tsx';
import { RefusalAlert } from '../frame/refusal-alert.tsx';
import { useOfficeT } from '../use-office-t.ts';
import { headingTwice, type IdentityValues, identityInput, identityValues } from './identity-values.ts';
import { LegalFields } from './legal-fields.tsx';
import { PickingFields, pickingLabels } from './picking-fields.tsx';

const anchor = 'identity';
/** Lists whose faults are shown at the whole. */
const wholeFields = ['legalNumbers', 'scaleBarcodes'] as const;

/**
 * Who runs the shop: its names, how to reach it, its legal notice, its pages elsewhere. An address may link to it
 * (`#identity`), once what is above it has its height (`isPlaced`).
 */
export function IdentityPart({ isPlaced }: { isPlaced: boolean }) {
  const t = useOfficeT();
  const language = useLanguage();
  const queries = useQueryClient();
  const { revalidate } = useRevalidator();
  const { data: shop, refusal, reload } = useRead(readStaffShop, {});
  const { send } = useWrite(writeShop);
  const { hash } = useLocation();
  const isThere = isPlaced && shop !== undefined;
  useEffect(() => {
    if (isThere && hash === `#${anchor}`) document.getElementById(anchor)?.scrollIntoView();
  }, [isThere, hash]);
  if (refusal && !shop)
    return <RefusalAlert title={t('admin.config.identityFailed')} refusal={refusal} retry={reload} />;
  if (!shop) return <Skeleton className="h-96" />;
  const labels: Record<keyof IdentityValues, string> = {
    name: t('admin.config.name'),
    legalName: t('admin.config.legalName'),
    foundedIn: t('admin.config.foundedIn'),
    registeredAddress: t('admin.config.seat'),
    email: t('common.email'),
    phone: t('common.phone'),
    logo: t('admin.config.logo'),
    legalNumbers: t('admin.config.legalNumbers'),
    socialLinks: t('admin.config.social_links'),
    iban: t('admin.config.iban'),
    bic: t('admin.config.bic'),
    account_holder: t('admin.config.accountHolder'),
    weighedMarginPercent: t('admin.config.margin'),
    ...pickingLabels(t),
    defaultSort: t('admin.config.defaultSort'),
  };
  return (
    <FormSection anchor={anchor} title={t('admin.config.identity')} hint={t('admin.config.identityText')}>
      <p className="mb-4">
        <HistoryLink thing="shop" />
      </p>
      <RecordForm
        record={shop}
        valuesOf={identityValues}
        labels={labels}
        saved={t('admin.config.identitySaved')}
        failed={t('admin.config.identitySaveFailed')}
        fieldOf={(key) => wholeFields.find((field) => key.startsWith(field)) ?? key}
        save={async (changes, { version }) => {
          if (changes.legalNumbers && headingTwice(changes.legalNumbers) !== null)
            throw invalidFields({ legalNumbers: 'shop.headingTwice' });
          const fresh = await send({ ...identityInput(changes, language), version });
          queries.setQueryData([readStaffShop.name, {}], fresh);
          void revalidate();
          return fresh;
        }}
      >
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField name="name" label={labels.name} maxLength={100} required />
          <TextField name="legalName" label={labels.legalName} maxLength={200} required />
          <TextField name="email" label={labels.email} type="email" />
          <TextField name="phone" label={labels.phone} type="tel" />
          <NumberField
            name="foundedIn"
            label={labels.foundedIn}
            hint={t('admin.config.foundedInHint')}
            kind={wholeNumber}
          />
          <ChoiceField name="defaultSort" label={labels.defaultSort} hint={t('admin.config.defaultSortHint')}>
            {sortOrders.map((order) => (
              <option key={order} value={order}>
                {t(`admin.config.defaultSort_${order}`)}
              </option>
            ))}
          </ChoiceField>
          <PictureField
            name="logo"
            words={{
              legend: t('admin.config.logo'),
              hint: t('admin.config.logoHint'),
              remove: t('admin.config.logoRemove'),
            }}
            look="size-12 rounded-control object-contain"
          />
          <SeatFields />
          <div className="sm:col-span-2">
            <LegalFields />
          </div>
          <AccountFields labels={labels} />
          <PickingFields labels={labels} />
          <fieldset className="grid gap-4 sm:col-span-2 sm:grid-cols-2">
            <legend className="mb-1 font-semibold">
              {labels.socialLinks}
              <span className="block text-sm font-normal text-quiet">{t('admin.config.socialHint')}</span>
            </legend>
            {socialNetworks.map((network) => (
              <TextField key={network} name={`socialLinks.${network}`} label={networkNames[network]} type="url" />
            ))}
          </fieldset>
        </div>
      </RecordForm>
    </FormSection>
  );
}

/** The bank account that transfers go to. */
function AccountFields({ labels }: { labels: Record<keyof IdentityValues, string> }) {
  const t = useOfficeT();
  return (
    <fieldset className="grid gap-4 sm:col-span-2 sm:grid-cols-2">
      <legend className="mb-1 font-semibold">
        {t('admin.config.account')}
        <span className="block text-sm font-normal text-quiet">{t('admin.config.accountHint')}</span>
      </legend>
      <TextField
        name="account_holder"
        label={labels.account_holder}
        maxLength={70}
        autoComplete="off"
        className="sm:col-span-2"
      />
      <TextField name="iban" label={labels.iban} maxLength={60} autoComplete="off" autoCapitalize="characters" />
      <TextField
        name="bic"
        label={labels.bic}
        hint={t('admin.config.bicHint')}
        maxLength={60}
        autoComplete="off"
        autoCapitalize="characters"
      />
    </fieldset>
  );
}

/** Where the company has its seat. */
function SeatFields() {
  const t = useOfficeT();
  return (
    <fieldset className="grid gap-4 sm:col-span-2 sm:grid-cols-2">
      <legend className="mb-1 font-semibold">
        {t('admin.config.seat')}
        <span className="block text-sm font-normal text-quiet">{t('admin.config.seatHint')}</span>
      </legend>
      <LinesField
        name="registeredAddress.lines"
        label={t('admin.config.seatLines')}
        rows={2}
        maxLength={200}
        className="sm:col-span-2"
      />
      <TextField name="registeredAddress.postalCode" label={t('admin.config.seatPostalCode')} maxLength={20} />
      <TextField name="registeredAddress.city" label={t('admin.config.seatCity')} maxLength={100} />
      <TextField name="registeredAddress.country" label={t('admin.config.seatCountry')} maxLength={60} />
    </fieldset>
  );
}
