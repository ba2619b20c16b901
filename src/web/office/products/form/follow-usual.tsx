import { useEffect } from 'react';
import { useFormContext } from 'react-hook-form';
import { useLanguage } from '#web/i18n/use-t.ts';
import { followUsual } from './usual-values.ts';

/** In the form of a new product: VAT, storage and quantities follow the category and the unit until they are set by hand. */
export function FollowUsual() {
  const { watch, setValue } = useFormContext();
  const language = useLanguage();
  // The context is another one at each change of the form, these two are not: following begins once.
  useEffect(() => followUsual({ watch, setValue }, language), [watch, setValue, language]);
  return null;
}
