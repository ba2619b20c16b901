import type { OfficeT } from '../use-office-t.ts';
import type { ListFilter } from './list-definition.ts';

/** A filter by what holds of a row or does not. */
export const yesOrNo = (name: string, label: (t: OfficeT) => string): ListFilter => ({
  name,
  label,
  kind: 'choice',
  options: ({ t }) => [
    { value: 'true', label: t('admin.list.yes') },
    { value: 'false', label: t('admin.list.no') },
  ],
});
