import { useController } from 'react-hook-form';
import type { StaffCustomer } from '#contract/accounts/staff-customers.ts';
import { type Role, roles } from '#domain/access/roles.ts';
import { type PriceType, priceTypes } from '#domain/pricing/price-type.ts';
import { Checkbox } from '#web/ui/form/checkbox.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { ChoiceField, TextField } from '../form/fields.tsx';
import { FormSection } from '../form/form-section.tsx';
import { RecordForm } from '../form/record-form.tsx';
import { useOfficeT } from '../use-office-t.ts';
import type { AccountLimits } from './account-limits.ts';
import { type CustomerValues, customerValues } from './customer-values.ts';
import { StoresField, useStoresText } from './stores-field.tsx';

type Editable = Pick<StaffCustomer, keyof CustomerValues | 'version'>;

/** The fields of a customer. A new one (`limits` null) has no roles yet: they are given on the page that follows. */
export function CustomerForm<R extends Editable>(props: {
  customer: R;
  limits: AccountLimits | null;
  save: (changes: Partial<CustomerValues>, base: R) => Promise<R | null>;
  saved: string;
}) {
  const t = useOfficeT();
  const { customer, limits } = props;
  const labels: Record<keyof CustomerValues, string> = {
    name: t('admin.customers.name'),
    email: t('common.email'),
    phone: t('common.phone'),
    address: t('admin.customers.address'),
    zipCode: t('admin.customers.zipCode'),
    city: t('admin.customers.city'),
    customerType: t('admin.customers.type'),
    taxNumber: t('admin.customers.taxNumber'),
    roles: t('admin.customers.roles'),
    storeIds: t('admin.customers.stores'),
  };
  const storesText = useStoresText();
  const wordOf = ([name]: readonly string[], value: unknown) => {
    if (name === 'customerType') return t(`admin.customers.type_${value as PriceType}`);
    if (name === 'roles') return (value as Role[]).map((role) => t(`admin.customers.role_${role}`)).join(', ') || '–';
    if (name === 'storeIds') return storesText(value as CustomerValues['storeIds']);
    return undefined;
  };
  const emailHint = () => {
    if (!limits) return t('admin.customers.inviteHint');
    if (!limits.email) return t('admin.customers.emailHint');
    return t(limits.email === 'own' ? 'admin.customers.emailOwn' : 'admin.customers.limit_lacksRoles');
  };
  return (
    <RecordForm
      record={customer}
      valuesOf={customerValues}
      labels={labels}
      wordOf={wordOf}
      save={props.save}
      saved={props.saved}
      failed={t('admin.customers.saveFailed')}
    >
      <div className="grid gap-4">
        <FormSection title={t('admin.customers.sectionContact')}>
          <div className="grid gap-4 sm:grid-cols-2">
            <TextField name="name" label={labels.name} required autoComplete="off" />
            <TextField name="phone" label={labels.phone} type="tel" autoComplete="off" />
            <TextField
              name="email"
              label={labels.email}
              hint={emailHint()}
              required
              type="email"
              autoComplete="off"
              readOnly={Boolean(limits?.email)}
              className="sm:col-span-2"
            />
            <TextField name="address" label={labels.address} autoComplete="off" className="sm:col-span-2" />
            <TextField name="zipCode" label={labels.zipCode} autoComplete="off" />
            <TextField name="city" label={labels.city} autoComplete="off" />
          </div>
        </FormSection>
        <FormSection title={t('admin.customers.sectionPrices')}>
          <div className="grid gap-4 sm:grid-cols-2">
            {customer && limits?.prices ? (
              <Field label={labels.customerType} hint={t('admin.customers.limit_own')}>
                {(aria) => <TextInput {...aria} readOnly value={t(`admin.customers.type_${customer.customerType}`)} />}
              </Field>
            ) : (
              <ChoiceField name="customerType" label={labels.customerType}>
                {priceTypes.map((type) => (
                  <option key={type} value={type}>
                    {t(`admin.customers.type_${type}`)}
                  </option>
                ))}
              </ChoiceField>
            )}
            <TextField name="taxNumber" label={labels.taxNumber} autoComplete="off" />
          </div>
        </FormSection>
        {limits && (
          <FormSection title={labels.roles} hint={t('admin.customers.rolesHint')}>
            <RolesField limits={limits.roles} />
          </FormSection>
        )}
        {limits && (
          <FormSection title={labels.storeIds} hint={t('admin.customers.storesHint')}>
            <StoresField limit={limits.stores} />
          </FormSection>
        )}
      </div>
    </RecordForm>
  );
}

/** Which roles an account has. One that may not be given or taken here says why. */
function RolesField({ limits }: { limits: AccountLimits['roles'] }) {
  const t = useOfficeT();
  const { field, fieldState } = useController<CustomerValues, 'roles'>({ name: 'roles' });
  const set = (role: Role, isHeld: boolean) =>
    field.onChange(roles.filter((one) => (one === role ? isHeld : field.value.includes(one))));
  return (
    <>
      {fieldState.error?.message && (
        <p role="alert" className="mb-2 text-sm text-bad">
          {fieldState.error.message}
        </p>
      )}
      <div className="grid gap-1 sm:grid-cols-2">
        {roles.map((role) => {
          const limit = limits[role];
          return (
            <Checkbox
              key={role}
              name={role}
              label={t(`admin.customers.role_${role}`)}
              checked={field.value.includes(role)}
              disabled={limit !== null}
              onChange={(event) => set(role, event.target.checked)}
              {...(limit && { hint: t(`admin.customers.limit_${limit}`) })}
            />
          );
        })}
      </div>
    </>
  );
}
