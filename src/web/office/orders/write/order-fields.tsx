import type { ComponentProps } from 'react';
import type { FieldErrors } from '#contract/errors.ts';
import type { StaffOrderDetail } from '#contract/orders/staff-orders.ts';
import { offeredPaymentMethods, type PaymentMethod } from '#domain/order/payment.ts';
import { type OrderType, orderTypes } from '#domain/order/status.ts';
import { type Substitution, substitutions } from '#domain/order/substitution.ts';
import { errorText } from '#web/i18n/error-text.ts';
import { paymentWord } from '#web/lib/writing/payment-word.ts';
import { useFlags } from '#web/shared/shop/flags.ts';
import { SlotSelect } from '#web/shared/slots/slot-select.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { Checkbox } from '#web/ui/form/checkbox.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { Select } from '#web/ui/form/select.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { Textarea } from '#web/ui/form/textarea.tsx';
import { FormSection } from '../../form/form-section.tsx';
import { useStoreZone } from '../../frame/store-zone.ts';
import { useOwnShop } from '../../own-stores.ts';
import { useOfficeT } from '../../use-office-t.ts';
import { CustomerPick } from './customer-pick.tsx';
import { LinesField } from './lines-field.tsx';
import type { OrderValues } from './order-values.ts';
import { addressTo, SavedAddresses } from './saved-addresses.tsx';

type TextName = Extract<keyof OrderValues, `customer_${string}` | `shipping_${string}` | `billing_${string}`>;

/**
 * All that staff write of an order. Once it is saved, its customer and its store are settled. `slot`: the one that it was
 * saved with, which is kept also where it is offered no more.
 */
export function OrderFields(props: {
  values: OrderValues;
  onChange: (change: Partial<OrderValues>) => void;
  faults: FieldErrors;
  isSaved: boolean;
  slot: StaffOrderDetail['slot'];
}) {
  const t = useOfficeT();
  const { stores } = useOwnShop();
  const offered = offeredPaymentMethods(useFlags().paymentMethods);
  const { values, onChange, faults, isSaved, slot } = props;
  const timeZone = useStoreZone(values.storeId);
  const faultOf = (name: string) => faults[name]?.[0] && errorText(t, faults[name][0]);
  const text = (name: TextName, label: string, more: ComponentProps<'input'> = {}) => (
    <Field label={label} error={faultOf(name)}>
      {(control) => (
        <TextInput
          {...control}
          {...more}
          name={name}
          value={values[name]}
          onChange={(event) => onChange({ [name]: event.target.value })}
        />
      )}
    </Field>
  );
  return (
    <div className="grid gap-4">
      <FormSection title={t('admin.orders.customer')}>
        <div className="grid gap-3 sm:grid-cols-2">
          <div className="empty:hidden sm:col-span-2">
            {values.customer ? (
              <p className="flex flex-wrap items-center gap-3">
                <strong>{values.customer.name}</strong>
                {!isSaved && (
                  <Button size="small" variant="secondary" onClick={() => onChange({ customer: null })}>
                    {t('admin.orders.asGuest')}
                  </Button>
                )}
              </p>
            ) : (
              !isSaved && (
                <CustomerPick
                  onPick={(customer) =>
                    onChange({
                      customer,
                      customer_name: customer.name,
                      // The order takes it from the account.
                      customer_email: '',
                      customer_phone: customer.phone,
                      ...addressTo(customer.addresses[0]),
                    })
                  }
                />
              )
            )}
            {faultOf('customer_id') && <p className="text-sm text-bad">{faultOf('customer_id')}</p>}
          </div>
          {text('customer_name', t('admin.customers.name'))}
          {text('customer_phone', t('common.phone'), { type: 'tel' })}
          {text('customer_email', t('common.email'), {
            type: 'email',
            ...(values.customer && { placeholder: t('admin.orders.emailOfAccount') }),
          })}
        </div>
      </FormSection>
      <FormSection title={t('admin.orders.typeLabel')}>
        <div className="grid gap-3 sm:grid-cols-2">
          <Field
            label={t('admin.orders.store')}
            error={faultOf('store_id')}
            {...(isSaved && { hint: t('admin.orders.storeSettled') })}
          >
            {(control) => (
              <Select
                {...control}
                name="store_id"
                value={values.storeId}
                disabled={isSaved}
                onChange={(event) => onChange({ storeId: Number(event.target.value), slotId: null })}
              >
                {stores.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          <Field label={t('admin.orders.typeLabel')} error={faultOf('type')}>
            {(control) => (
              <Select
                {...control}
                name="type"
                value={values.type}
                onChange={(event) => onChange({ type: event.target.value as OrderType, slotId: null })}
              >
                {orderTypes.map((value) => (
                  <option key={value} value={value}>
                    {t(`admin.orders.type_${value}`)}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          {values.type === 'delivery' && (
            <>
              <SavedAddresses values={values} onChange={onChange} />
              {text('shipping_address', t('admin.customers.address'))}
              {text('shipping_postal_code', t('admin.customers.zipCode'))}
              {text('shipping_city', t('admin.customers.city'))}
            </>
          )}
          <SlotSelect
            storeId={values.storeId}
            type={values.type}
            own={slot}
            mayBeLater
            timeZone={timeZone}
            value={values.slotId}
            error={faultOf('slot_id')}
            onChange={(slotId) => onChange({ slotId })}
          />
        </div>
      </FormSection>
      <FormSection title={t('orders.lines')}>
        <LinesField
          storeId={values.storeId}
          lines={values.lines}
          onChange={(lines) => onChange({ lines })}
          faults={faults}
        />
        {(faults.age_confirmed || values.isOfAge) && (
          <Checkbox
            className="mt-3"
            label={t('admin.orders.ageConfirmed')}
            error={faultOf('age_confirmed')}
            checked={values.isOfAge}
            onChange={(event) => onChange({ isOfAge: event.target.checked })}
          />
        )}
      </FormSection>
      <FormSection title={t('admin.orders.payment')}>
        <div className="grid gap-3 sm:grid-cols-2">
          <Field label={t('admin.orders.paymentMethod')} error={faultOf('payment_method')}>
            {(control) => (
              <Select
                {...control}
                name="payment_method"
                value={values.payment_method}
                onChange={(event) => onChange({ payment_method: event.target.value as PaymentMethod })}
              >
                {[...new Set([...offered, values.payment_method])].map((method) => (
                  <option key={method} value={method}>
                    {t(`orders.${paymentWord(method, values.type)}`)}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          <Field label={t('admin.orders.substitution')} error={faultOf('substitution')}>
            {(control) => (
              <Select
                {...control}
                name="substitution"
                value={values.substitution}
                onChange={(event) => onChange({ substitution: event.target.value as Substitution | '' })}
              >
                <option value="">{t('admin.orders.substitutionNone')}</option>
                {substitutions.map((value) => (
                  <option key={value} value={value}>
                    {t(`admin.orders.substitution_${value}`)}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          <fieldset className="grid gap-3 sm:col-span-2 sm:grid-cols-2">
            <legend className="mb-2 text-sm text-quiet">{t('admin.orders.billingOther')}</legend>
            {text('billing_address', t('admin.customers.address'))}
            {text('billing_postal_code', t('admin.customers.zipCode'))}
            {text('billing_city', t('admin.customers.city'))}
          </fieldset>
          <Field label={t('admin.orders.note')} error={faultOf('delivery_note')} className="sm:col-span-2">
            {(control) => (
              <Textarea
                {...control}
                rows={2}
                name="delivery_note"
                value={values.delivery_note}
                onChange={(event) => onChange({ delivery_note: event.target.value })}
              />
            )}
          </Field>
        </div>
      </FormSection>
    </div>
  );
}
