import { isLanguage, languageFacts } from '#domain/language/language.ts';
import type { Format } from '#web/lib/writing/format.ts';
import { typedMoment, typedMoney } from '../form/typed-text.ts';
import type { OfficeT } from '../use-office-t.ts';
import type { RuleValues, StoreValues } from './store-values.ts';

type TextContext = { t: OfficeT; format: Format };

/** Rows of a day, of a date, of a postal code are one part of the form. */
export const storeRowKeys = { openingHours: 'weekday', closedDays: 'date', shippingRules: 'postalCode' };

/** What the columns of the delivery rules are called. */
export const ruleColumns = [
  { name: 'postalCode', label: 'admin.stores.postalCode' },
  { name: 'orderAmount', label: 'admin.stores.ruleAmount' },
  { name: 'deliveryFeeForRetail', label: 'admin.stores.feeRetail' },
  { name: 'deliveryFeeForWholesale', label: 'admin.stores.feeWholesale' },
] as const;

/** What a part of a store's form is called (“Opening hours · Monday”); undefined: by its field. */
export function storePartLabel(
  [field, key = '', ...rest]: readonly string[],
  { t, format }: TextContext,
): string | undefined {
  const last = rest.at(-1) ?? '';
  const joined = (...names: string[]) => names.filter(Boolean).join(' · ');
  if (field === 'address' || field === 'contact') return labelsIn(t)[key];
  if (field === 'discount') return joined(t('admin.stores.discount'), labelsIn(t)[key] ?? '');
  if (field === 'openingHours') {
    const day = format.weekday(Number(key));
    return joined(
      t('admin.stores.openingHours'),
      last === 'opens' || last === 'closes' ? t(`admin.stores.${last}`, { day }) : day,
    );
  }
  if (field === 'closedDays')
    return joined(
      t('admin.stores.closedDays'),
      key && format.date(key, 'UTC'),
      isLanguage(last)
        ? t('admin.stores.reasonIn', { language: languageFacts[last].name })
        : last === 'opens' || last === 'closes'
          ? t(`admin.stores.${last}Short`)
          : '',
    );
  if (field === 'shippingRules' && last === 'noDelivery')
    return joined(t('admin.stores.shippingRules'), key, t('admin.stores.noDelivery'));
  const column = ruleColumns.find(({ name }) => name === last);
  return field === 'shippingRules'
    ? joined(t('admin.stores.shippingRules'), key, column ? t(column.label) : '')
    : undefined;
}

const labelsIn = (t: OfficeT): Record<string, string> => ({
  street: t('admin.stores.street'),
  postalCode: t('admin.stores.postalCode'),
  city: t('admin.stores.city'),
  state: t('admin.stores.region'),
  country: t('admin.stores.country'),
  phoneNumber: t('common.phone'),
  email: t('common.email'),
  percent: t('admin.stores.percent'),
  isActive: t('admin.stores.discountActive'),
  validFrom: t('admin.stores.validFrom'),
  validTo: t('admin.stores.validTo'),
});

/** What stands in a part of a store's form, as somebody reads it; undefined: as it was typed. */
export function storePartText(path: readonly string[], value: unknown, { t, format }: TextContext): string | undefined {
  const [field, , cell] = path;
  if (field === 'discount') return path[1]?.startsWith('valid') ? typedMoment(String(value), format) : undefined;
  if (cell === 'noDelivery') return t(value === true ? 'admin.audit.yes' : 'admin.audit.no');
  if (cell) return field === 'shippingRules' ? typedMoney(String(value), format) : undefined;
  const rows = value === undefined ? [] : Array.isArray(value) ? value : [value];
  if (field === 'openingHours')
    return (
      (rows as StoreValues['openingHours']).map(({ opens, closes }) => `${opens}–${closes}`).join(', ') ||
      t('admin.stores.closed')
    );
  if (field === 'closedDays')
    return (rows as StoreValues['closedDays'])
      .map(({ reason, opens, closes }) => {
        const hours = opens && closes ? `${opens}–${closes}` : t('admin.stores.closed');
        return [hours, ...Object.values(reason).filter(Boolean)].join(' · ');
      })
      .join('; ');
  if (field === 'shippingRules') return (rows as RuleValues[]).map((rule) => ruleText(rule, { t, format })).join('; ');
  return undefined;
}

function ruleText(rule: RuleValues, { t, format }: TextContext): string {
  const [, below, ...fees] = ruleColumns;
  const amounts = rule.noDelivery ? [below] : [below, ...fees];
  const said = amounts.map(({ name, label }) => `${t(label)} ${typedMoney(rule[name], format)}`);
  return [...said, ...(rule.noDelivery ? [t('admin.stores.noDelivery')] : [])].join(', ');
}
